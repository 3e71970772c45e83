import type { ErrorCode, ErrorEnvelope, FieldErrors } from '#contract/errors.ts'
import { t } from '#locales/errors.ts'

/** The body of an error response, as sent and unchecked: a proxy may have sent it. */
export type UncheckedBody = Readonly<Partial<Record<keyof ErrorEnvelope, unknown>>>

interface ApiErrorParts {
  status: number
  message: string
  fields?: FieldErrors
  retryAfter?: number | undefined
  body?: UncheckedBody
  hasMessage?: boolean
}

/** A response that is not a success, with the message to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly fields: FieldErrors
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined
  readonly body: UncheckedBody
  /** Whether the response carried a message. Without one, `message` is the status text. */
  readonly hasMessage: boolean

  constructor({ status, message, fields = {}, retryAfter, body = {}, hasMessage = true }: ApiErrorParts) {
    super(message)
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
    this.body = body
    this.hasMessage = hasMessage
  }

  is(code: ErrorCode): boolean {
    return this.body.code === code
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
