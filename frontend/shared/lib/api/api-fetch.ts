import type { FieldErrors } from '#contract/errors.ts'
import { ApiError, NetworkError, type UncheckedBody } from './errors.ts'

declare global {
  /**
   * The response to a GET of this URL that the page sent before its scripts arrived. Returned only once, and only until
   * something may have changed.
   */
  var takeEarly: ((url: RequestInfo | URL, signal: AbortSignal) => Promise<Response> | undefined) | undefined
}

const TIMEOUT_MS = 20_000

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function readFieldErrors(fields: unknown): FieldErrors {
  const entries = isRecord(fields) ? Object.entries(fields) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The fields of a JSON object; empty for any other text, such as a proxy may send. */
function parseBody(text: string): UncheckedBody {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

/** Uses a plain-text body as the message, but not an HTML page or an unknown JSON object. */
function plainMessage(text: string): string {
  return /^\s*[<{]/.test(text) ? '' : text.trim()
}

function parseSeconds(header: string | null): number | undefined {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/** The error for an unsuccessful response. Ignores fields of an unexpected type. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const body = parseBody(text)
  const ownMessage = readText(body.message) || plainMessage(text)
  return new ApiError({
    status: response.status,
    message: ownMessage || response.statusText,
    hasMessage: ownMessage !== '',
    fields: readFieldErrors(body.fields),
    body,
    retryAfter: parseSeconds(response.headers.get('Retry-After')),
  })
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * `fetch` for the API: sends the session cookie and the browser's time zone, and gives up after 20 seconds. Throws
 * `ApiError` for an unsuccessful response and `NetworkError` if there is none, or one that is not the server's.
 */
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
    // A write may change the early answers too, and a sign-in changes whose they are.
    if (init.method !== 'GET') globalThis.takeEarly = undefined
    response = await (globalThis.takeEarly?.(input, timeout.signal) ??
      fetch(input, { ...init, headers, credentials: 'same-origin', signal: timeout.signal }))
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new NetworkError(cause)
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', forward)
  }
  if (!response.ok) throw await errorFrom(response)
  // The API sends no pages: it comes from a captive portal.
  if (/^text\/html/i.test(response.headers.get('Content-Type') ?? '')) throw new NetworkError()
  return response
}
