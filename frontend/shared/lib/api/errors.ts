import type { ErrorCode, FieldErrors } from '#contract/errors.ts'
import { errors } from '#locales/errors.ts'
import { plainTexts } from '../plain-texts.ts'

const t = plainTexts(errors)

interface ApiErrorParts {
  status: number
  message: string
  code?: string | undefined
  fields?: FieldErrors | undefined
  retryAfter?: number | undefined
  decision?: unknown
  current?: unknown
  access?: unknown
  factors?: unknown
  hasMessage?: boolean
}

/** A response that is not a success, with the message to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly fields: FieldErrors
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined
  /** As sent, unchecked: the earlier decision that made this one fail. */
  readonly decision: unknown
  /** As sent, unchecked: the current record, if the change was made from an older version. */
  readonly current: unknown
  /** As sent, unchecked: what the sign-in of an administrator still asks for. */
  readonly access: unknown
  /** As sent, unchecked: the second factors that a fresh proof can be given with. */
  readonly factors: unknown
  /** Whether the response carried a message. Without one, `message` is the status text. */
  readonly hasMessage: boolean
  private readonly code: string | undefined

  constructor({ status, message, hasMessage = true, ...parts }: ApiErrorParts) {
    super(message)
    this.status = status
    this.code = parts.code
    this.fields = parts.fields ?? {}
    this.retryAfter = parts.retryAfter
    this.decision = parts.decision
    this.current = parts.current
    this.access = parts.access
    this.factors = parts.factors
    this.hasMessage = hasMessage
  }

  /** Whether the response carried this error code. */
  is(code: ErrorCode): boolean {
    return this.code === code
  }
}

/** No response: there is no connection, or the time limit passed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause?: unknown) {
    super(t('network'), { cause })
  }
}

/** The message to show for a caught value. Unexpected exceptions give the fallback, never their own text. */
export function messageFor(error: unknown, fallback: string = t('unexpected')): string {
  return error instanceof ApiError || error instanceof NetworkError ? error.message || fallback : fallback
}

/** As `messageFor`, but a response without a message gives the fallback instead of the status text. */
export function serverMessageFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.hasMessage ? fallback : messageFor(error, fallback)
}
