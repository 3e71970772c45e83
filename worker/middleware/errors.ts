import type { Context } from 'hono'
import { type ErrorCode, type ErrorEnvelope, errorMessages } from '../contract/errors.ts'
import { ApiError, type ErrorDetails } from '../platform/errors.ts'
import { logFault } from '../platform/log.ts'
import type { AppEnv } from './app-env.ts'
import { AnsweredBefore } from './idempotency.ts'
import { requestOf } from './request-log.ts'

function envelope(code: ErrorCode, details: ErrorDetails): ErrorEnvelope {
  return {
    message: errorMessages[code],
    code,
    ...(details.fields && { fields: details.fields }),
    ...(details.accountStatus && { status: details.accountStatus }),
    ...(details.changed && { changed: details.changed }),
    ...(details.decision && { decision: details.decision }),
    ...(details.retryAfterSeconds && { retryAfter: details.retryAfterSeconds }),
    ...(code.startsWith('confirmation_token') && { error: errorMessages[code] }),
  }
}

/** The one place where an error becomes an answer. What is not ours says nothing of its insides. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof AnsweredBefore) {
    return Response.json(error.answer, { status: error.status, headers: { 'Idempotent-Replay': 'true' } })
  }
  if (error instanceof ApiError) {
    const { retryAfterSeconds } = error.details
    if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds))
    const body = envelope(error.code, error.details)
    return c.json(
      error.code === 'invalid_admin_credentials' ? { ...body, passwordValid: false } : body,
      error.status,
    )
  }
  logFault(requestOf(c), error)
  return c.json(envelope('unexpected', {}), 500)
}

export function answerNotFound(c: Context<AppEnv>): Response {
  return c.json(envelope('not_found', {}), 404)
}
