import { ApiError } from '#shared/lib/api/errors.ts'

/**
 * Whether the error of a sign-in or registration stays on the page: a throttle, a blocked account, a password that the
 * owner of the e-mail has not confirmed, no connection. Other errors are shown as a toast.
 */
export function errorStaysOnPage(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.is('password_not_proven')) return true
  return error.status === 403 || error.status === 429 || error.status >= 500
}
