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
  const [[row], ownDays, [previous], [next], others] = await read([
    reviewQueueItem(db, member.id, id),
    ownDaysOf(db, member.id),
    neighbourOf(db, member.id, id, 'previous'),
    neighbourOf(db, member.id, id, 'next'),
    othersOf(db, member.id, id),
  ])
  if (!row) throw new NotFound()
  return {
    policy: toReviewQueueItem(row, dayIn(PROVIDER_TIME_ZONE, clock.now()), ownDays),
    previousId: previous?.id ?? null,
    nextId: next?.id ?? null,
    others: others.map((other) => ({ ...other, uploadedAt: other.uploadedAt.toISOString() })),
  }
}
