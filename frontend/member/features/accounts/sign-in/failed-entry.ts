import { ApiError } from '#shared/lib/api/errors.ts'

/**
 * Whether a failed sign-in or registration is to be read calmly: a wait, a blocked account, no connection.
 * All else is told in passing, since the person only has to try again.
 */
export function staysOnPage(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 403 || error.status === 429 || error.status >= 500
}
