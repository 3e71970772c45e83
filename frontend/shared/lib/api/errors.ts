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
  /** The earlier decision that made this one fail, as sent and unchecked. */
  readonly decision: unknown
  /** The current record, if the change was based on an older version, as sent and unchecked. */
  readonly current: unknown
  /** What an administrator's sign-in still requires, as sent and unchecked. */
  readonly access: unknown
  /** The second factors accepted for a fresh proof, as sent and unchecked. */
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

  is(code: ErrorCode): boolean {
    return this.code === code
  }
}

/** No response: there is no connection, or the request timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause?: unknown) {
    super(t('network'), { cause })
  }
}

/** The message to show for a caught value. Unexpected exceptions return the fallback, never their own text. */
export function messageFor(error: unknown, fallback: string = t('unexpected')): string {
  return error instanceof ApiError || error instanceof NetworkError ? error.message || fallback : fallback
}

/** Like `messageFor`, but a response without a message returns the fallback instead of the status text. */
export function serverMessageFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.hasMessage ? fallback : messageFor(error, fallback)
}
