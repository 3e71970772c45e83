import type { ErrorCode, ErrorEnvelope, FieldErrors } from '#contract/errors.ts'
import type { Versioned } from '#contract/versions.ts'
import { errorMessages } from '#texts/errors.ts'
import type { DatabaseFault } from './database-errors.ts'

/** What the response says besides the code. A message replaces that of the code, to include numbers and times. */
export type ErrorDetails = Partial<Omit<ErrorEnvelope, 'code' | 'sent' | 'error'>>

/** Thrown by verbs. One error handler turns it into `{ message, code, fields? }`. */
export abstract class ApiError extends Error {
  abstract readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorMessages[code])
    this.code = code
    this.details = details
  }
}

export class Malformed extends ApiError {
  readonly status = 400
}
export class Unauthenticated extends ApiError {
  readonly status = 401
}
export class Forbidden extends ApiError {
  readonly status = 403
}
export class NotFound extends ApiError {
  readonly status = 404
  constructor() {
    super('not_found')
  }
}
export class Conflict extends ApiError {
  readonly status = 409
}
/** The change was based on a version other than the current one. */
export class StaleVersion extends Conflict {
  constructor(current: Versioned) {
    super('stale_version', { current })
  }
}
export class TooLarge extends ApiError {
  readonly status = 413
}
export class UnsupportedMediaType extends ApiError {
  readonly status = 415
}
export class Invalid extends ApiError {
  readonly status = 422
  constructor(fields: FieldErrors, code: ErrorCode = 'invalid_input') {
    super(code, { fields })
  }
}
export class TooMany extends ApiError {
  readonly status = 429
  constructor(retryAfter: number, code: ErrorCode = 'too_many_requests') {
    super(code, { retryAfter: Math.max(1, Math.ceil(retryAfter)) })
  }
}
/** The member has used up a quota. */
export class QuotaReached extends ApiError {
  readonly status = 429
  constructor(code: 'quota_of_the_day' | 'quota_in_all', retryAfter: number, message: string) {
    super(code, { retryAfter, message })
  }
}
export class Unavailable extends ApiError {
  readonly status = 503
  /** @param cause the failure behind it, for the error log */
  constructor(cause?: unknown, code: ErrorCode = 'temporarily_unavailable', retryAfter = 5) {
    super(code, { retryAfter })
    if (cause !== undefined) this.cause = cause
  }
}

const RETRY_AFTER_SECONDS = { passing: 5, lasting: 30, full: 600 } as const

/** The error for a request that the database cannot serve now. */
export function unavailableBy(fault: DatabaseFault, cause: unknown): Unavailable {
  const code = fault === 'full' ? 'storage_full' : 'temporarily_unavailable'
  return new Unavailable(cause, code, RETRY_AFTER_SECONDS[fault])
}
