import type { ErrorCode, ErrorEnvelope, FieldErrors } from '#contract/errors.ts'
import { ApiError, NetworkError } from './errors.ts'

const TIMEOUT_MS = 20_000
/** The table of codes stays with the server: its sentences come in the answer, not in this bundle. */
const CODE = /^[a-z_]+$/

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && CODE.test(value)
}

function isDecision(value: unknown): value is NonNullable<ErrorEnvelope['decision']> {
  return isRecord(value)
}

function sentencesOf(fields: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Our API answers an envelope; a proxy on the way may answer anything. */
function envelopeOf(text: string): Partial<ErrorEnvelope> {
  const body = parse(text)
  if (!isRecord(body)) return {}
  const envelope: Partial<ErrorEnvelope> = {}
  if (typeof body.message === 'string') envelope.message = body.message
  if (isErrorCode(body.code)) envelope.code = body.code
  if (isRecord(body.fields)) envelope.fields = sentencesOf(body.fields)
  if (isDecision(body.decision)) envelope.decision = body.decision
  return envelope
}

/** The text of an answer that is no envelope; a page of HTML is nobody's sentence. */
function sentenceIn(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith('<') || trimmed.startsWith('{') ? '' : trimmed
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const { message, code, fields, decision } = envelopeOf(text)
  const sentence = message || sentenceIn(text)
  return new ApiError({
    status: response.status,
    message: sentence || response.statusText,
    wordless: sentence === '',
    code,
    fields,
    decision,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  })
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `fetch` for the API: same-origin cookie, the browser's time zone, a time limit, and errors that are thrown. */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  headers.set('X-Time-Zone', browserTimeZone())

  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const forward = () => timeout.abort()
  if (init.signal?.aborted) forward()
  init.signal?.addEventListener('abort', forward, { once: true })

  let response: Response
  try {
    response = await fetch(input, { ...init, headers, credentials: 'same-origin', signal: timeout.signal })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new NetworkError(cause)
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', forward)
  }
  if (!response.ok) throw await errorFrom(response)
  return response
}
