import { REVIEW_QUEUE_PAGE_SIZE, type ReviewQueue, type ReviewQueueQuery } from '#contract/policy-reviews.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { dayIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'
import { readRankedCursor, writeRankedCursor } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { INVALID_PAGE } from '#texts/page.ts'
import {
  countWaiting,
  ownDaysOf,
  policiesFound,
  type ReviewQueuePosition,
  type ReviewQueueRow,
  reviewQueuePolicies,
} from './policy-reviews.queries.ts'
import { toReviewQueueItem } from './review-queue-item.ts'

const NONE = { version: 0, waiting: 0, late: 0, dueToday: 0 }

/**
 * A page of the review queue: all policies of one status, or those that match a search, best match first and
 * equal ones in queue order.
 */
export async function listReviewQueue(
  { clock, db, member, read }: MemberWork,
  { status, search, cursor }: ReviewQueueQuery,
): Promise<ReviewQueue> {
  const today = dayIn(PROVIDER_TIME_ZONE, clock.now())
  const statements = { counts: countWaiting(db, member.id, today), ownDays: ownDaysOf(db, member.id) }
  const limit = REVIEW_QUEUE_PAGE_SIZE + 1
  if (search) {
    const page = { after: readRankedCursor(cursor), limit }
    const { common, found } = await read({
      common: statements,
      found: policiesFound(db, member.id, { status, text: search }, page),
    })
    const shown = found.slice(0, REVIEW_QUEUE_PAGE_SIZE)
    const last = found.length > shown.length ? shown.at(-1) : undefined
    return {
      policies: shown.map(({ rank: _, sortKey: __, ...row }) =>
        toReviewQueueItem(row, today, common.ownDays),
      ),
      nextCursor: last ? writeRankedCursor(last.rank, last.sortKey) : null,
      ...(common.counts[0] ?? NONE),
    }
  }
  const { common, rows } = await read({
    common: statements,
    rows: reviewQueuePolicies(db, member.id, status, readCursor(cursor), limit),
  })
  const shown = rows.slice(0, REVIEW_QUEUE_PAGE_SIZE)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    policies: shown.map((row) => toReviewQueueItem(row, today, common.ownDays)),
    nextCursor: last ? writeCursor(last) : null,
    ...(common.counts[0] ?? NONE),
  }
}

function writeCursor({ id, status, dueDay, uploadedAt, decidedAt }: ReviewQueueRow): string {
  const at = status === 'pending' ? uploadedAt : (decidedAt ?? uploadedAt)
  return `${dueDay ?? ''}.${at.getTime()}.${id}`
}

function readCursor(cursor: string | undefined): ReviewQueuePosition | undefined {
  if (!cursor) return undefined
  const [, dueDay = '', time, id] = /^(\d{4}-\d{2}-\d{2})?\.(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (!time || !id) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  return { dueDay, at: new Date(Number(time)), id }
}
