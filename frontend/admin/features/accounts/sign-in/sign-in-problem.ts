import adminPt from '#locales/pt/admin.json'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { duration, time } from '#shared/lib/format/format.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

const t = plainTexts('admin', adminPt)

/** The server's sentence; after too many tries also how long to wait, with an hour that stays true on the page. */
export function signInProblem(error: unknown, now = Date.now()): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) {
    const minutes = Math.ceil(error.retryAfter / 60)
    return t('signIn.wait', { wait: duration(minutes), time: time(now + minutes * 60_000) })
  }
  return messageFor(error, t('signIn.failed'))
}
