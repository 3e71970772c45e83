import type { ErrorCode, FieldErrors } from '../../../worker/contract/errors.ts'
import errorsPt from '../../locales/pt/errors.json'
import { plainTexts } from './plain-texts.ts'

const t = plainTexts('errors', errorsPt)

interface ApiErrorParts {
  status: number
  message: string
  code?: ErrorCode | undefined
  fields?: FieldErrors | undefined
  retryAfter?: number | undefined
}

/** An answer that is not a success, with the sentence that a person should see. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: FieldErrors
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined

  constructor({ status, message, code, fields, retryAfter }: ApiErrorParts) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.retryAfter = retryAfter
  }
}

/** No answer came: no connection, or none in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause?: unknown) {
    super(t('network'), { cause })
  }
}

/** The sentence to show for whatever was caught: our own errors carry one, anything else says nothing of its insides. */
export function messageFor(error: unknown, fallback: string = t('unexpected')): string {
  return error instanceof ApiError || error instanceof NetworkError ? error.message || fallback : fallback
}
