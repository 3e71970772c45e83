import { ApiError } from '#shared/lib/api/errors.ts'

/**
 * Whether the error of a sign-in or registration stays on the page: a throttle, a blocked account, no
 * connection. Other errors are shown as a toast.
 */
export function errorStaysOnPage(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 403 || error.status === 429 || error.status >= 500
}
