import type { ErrorCode, ErrorEnvelope, FieldErrors } from '#contract/errors.ts'
import { errors } from '#locales/errors.ts'
import { plainTexts } from '../plain-texts.ts'

const t = plainTexts(errors)

interface ApiErrorParts {
  status: number
  message: string
  code?: ErrorCode | undefined
  fields?: FieldErrors | undefined
  retryAfter?: number | undefined
  decision?: ErrorEnvelope['decision'] | undefined
  wordless?: boolean
}

/** An answer that is not a success, with the sentence that a person should see. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: FieldErrors
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined
  /** Who was first, where somebody else decided before. */
  readonly decision: ErrorEnvelope['decision'] | undefined
  /** The answer said nothing: the message is only the status text. */
  readonly wordless: boolean

  constructor({ status, message, code, fields, retryAfter, decision, wordless = false }: ApiErrorParts) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.retryAfter = retryAfter
    this.decision = decision
    this.wordless = wordless
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

/** As `messageFor`, where an answer without words has a sentence of its own instead of the status text. */
export function sentenceFor(error: unknown, wordless: string): string {
  return error instanceof ApiError && error.wordless ? wordless : messageFor(error, wordless)
}
