import type { PolicyReview } from '#contract/policy-reviews.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { dayIn } from '#domain/time-zone.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { neighbourOf, othersOf, ownDaysOf, reviewQueueItem } from './policy-reviews.queries.ts'
import { toReviewQueueItem } from './review-queue-item.ts'

export async function showPolicyReview(
  { clock, db, member, read }: MemberWork,
  id: string,
): Promise<PolicyReview> {
  const { row, ownDays, previous, next, others } = await read({
    row: reviewQueueItem(db, member.id, id),
    ownDays: ownDaysOf(db, member.id),
    previous: neighbourOf(db, member.id, id, 'previous'),
    next: neighbourOf(db, member.id, id, 'next'),
    others: othersOf(db, member.id, id),
  })
  if (!row[0]) throw new NotFound()
  return {
    policy: toReviewQueueItem(row[0], dayIn(PROVIDER_TIME_ZONE, clock.now()), ownDays),
    previousId: previous[0]?.id ?? null,
    nextId: next[0]?.id ?? null,
    others: others.map((other) => ({
      ...other,
      uploadedAt: other.uploadedAt.toISOString(),
      decidedAt: other.decidedAt?.toISOString() ?? null,
    })),
  }
}
