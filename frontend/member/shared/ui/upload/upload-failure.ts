import { t } from '#locales/files.ts'
import { ApiError, messageFor, NetworkError } from '#shared/lib/api/errors.ts'

/** Says what failed and what to do next. */
export function uploadFailureText(error: unknown): string {
  if (error instanceof NetworkError) return t('failed.connection')
  const message = messageFor(error, t('failed.text'))
  if (!(error instanceof ApiError) || error.status !== 429 || !error.retryAfter) return message
  // The message of a quota already says when it ends.
  if (error.is('quota_of_the_day') || error.is('quota_in_all')) return message
  return `${message} ${t('failed.wait', { minutes: Math.ceil(error.retryAfter / 60) })}`
}
