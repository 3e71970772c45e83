import type { ApiError } from '#shared/lib/api/errors.ts'

/** Name of the lock and of the channel that the tabs and the service worker share. */
export const SHARED = 'waiting'
/** On the channel: the service worker has sent, and the tabs take the answers over. */
export const SENT = 'sent'
/** Age at which the server may no longer know a key; it keeps answers for a day longer. */
const TRIED_FOR_MS = 30 * 86_400_000

/** Whether the first request began so long ago that the entry is not sent again. */
export function isTriedOut(begunAt: number | undefined): boolean {
  return begunAt !== undefined && begunAt < Date.now() - TRIED_FOR_MS
}

/** What an unsuccessful answer says about its entry. */
export function meaningOf(
  answer: Pick<ApiError, 'status' | 'is'>,
): 'ended' | 'refused' | 'not stored' | 'unknown' {
  const { status } = answer
  if (status === 401) return 'ended'
  if (status >= 500 || answer.is('request_in_progress')) return 'unknown'
  const isForLater = [403, 408, 425, 429].includes(status) && !answer.is('quota_in_all')
  return isForLater ? 'not stored' : 'refused'
}
