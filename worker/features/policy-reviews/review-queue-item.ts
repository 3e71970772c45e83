import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { businessDaysBetween, type OwnDays } from '#domain/business-days.ts'
import type { ReviewQueueRow } from './policy-reviews.queries.ts'

/** The policy as the review queue shows it, with the business days left for its review. */
export function toReviewQueueItem(row: ReviewQueueRow, today: string, ownDays: OwnDays): ReviewQueueItem {
  const { ownerId, fullName, email, cardNumber, contentType, decidedById: _, ...policy } = row
  const dueDay = row.dueDay ?? today
  return {
    ...policy,
    contentType: contentType ?? 'application/octet-stream',
    member: { id: ownerId, fullName, email, cardNumber },
    uploadedAt: row.uploadedAt.toISOString(),
    dueDay,
    daysLeft: row.status === 'pending' ? businessDaysBetween(today, dueDay, ownDays) : 0,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
