import type { Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { ErrorCode, ErrorEnvelope } from '#contract/errors.ts'
import { openDatabase } from '#database/client.ts'
import { recordError } from '#database/error-log.ts'
import { databaseFault } from '#platform/database-errors.ts'
import { ApiError, type ErrorDetails, StaleVersion, unavailableBy } from '#platform/errors.ts'
import { logFault } from '#platform/log.ts'
import { ReplayedAnswer } from '#platform/replayed-answer.ts'
import { errorMessages } from '#texts/errors.ts'
import type { AppEnv } from './app-env.ts'
import { requestOf } from './request-log.ts'
import { runAfterResponse } from './run-after-response.ts'

function envelope(code: ErrorCode, details: ErrorDetails = {}): ErrorEnvelope {
  const message = errorMessages[code]
  return { message, code, ...details, ...(code.startsWith('confirmation_token') && { error: message }) }
}

/** The rejected change: its values and the version it was based on. */
function sentIn(c: Context<AppEnv>): Pick<ErrorEnvelope, 'sent'> {
  const { expectedVersion } = c.get('memberWork')
  const values = c.req.valid('json' as never) as object | undefined
  return { sent: { ...values, ...(expectedVersion !== undefined && { version: expectedVersion }) } }
}

/** Turns every error into an answer. An unexpected error answers 500 without details. */
export function answerError(thrown: Error, c: Context<AppEnv>): Response {
  const fault = thrown instanceof ApiError ? undefined : databaseFault(thrown)
  const error = fault ? unavailableBy(fault, thrown) : thrown
  if (error instanceof ReplayedAnswer) {
    return Response.json(error.answer, { status: error.status, headers: { 'Idempotent-Replay': 'true' } })
  }
  c.set('errorCode', error instanceof ApiError ? error.code : 'unexpected')
  if (error instanceof ApiError) {
    if (error.status >= 500) recordFailure(c, error, error.status, error.code)
    const { retryAfter } = error.details
    if (retryAfter) c.header('Retry-After', String(retryAfter))
    const body = { ...envelope(error.code, error.details), ...(error instanceof StaleVersion && sentIn(c)) }
    return c.json(
      error.code === 'invalid_admin_credentials' ? { ...body, passwordValid: false } : body,
      error.status,
    )
  }
  logFault(requestOf(c), error)
  recordFailure(c, error, 500, 'unexpected')
  return c.json(envelope('unexpected'), 500)
}

/** Adds the failure to the dashboard's error log after the response. If the database failed, only the log line remains. */
function recordFailure(c: Context<AppEnv>, error: Error, status: number, code: ErrorCode): void {
  const failure = {
    at: c.env.CLOCK.now(),
    source: 'request' as const,
    place: `${c.req.method} ${routePath(c, -1)}`,
    status,
    code,
    requestId: c.get('requestId'),
  }
  runAfterResponse(c, () => recordError(openDatabase(c.env), failure, error).catch(() => undefined))
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers 404, or 405 with the methods that the path does have. */
export function answerNotFound({ router }: Hono<AppEnv>) {
  return (c: Context<AppEnv>): Response => {
    const allowed = METHODS.filter((method) =>
      router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    )
    if (allowed.length === 0) return c.json(envelope('not_found'), 404)
    return c.json(envelope('method_not_allowed'), 405, { Allow: allowed.join(', ') })
  }
}
