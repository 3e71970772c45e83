import { ApiError } from '#shared/lib/api/errors.ts'

/**
 * Whether the error of a sign-in or registration stays on the page: a throttle, a blocked account, a password not
 * confirmed by the owner of the e-mail, or no connection. Other errors are shown as toasts.
 */
export function errorStaysOnPage(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.is('password_not_proven')) return true
  return error.status === 403 || error.status === 429 || error.status >= 500
}
