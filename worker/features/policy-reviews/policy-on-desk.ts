import type { PolicyOnDesk } from '#contract/policy-reviews.ts'
import { businessDaysBetween, type OwnDays } from '#domain/business-days.ts'
import type { DeskRow } from './policy-reviews.queries.ts'

/** The policy as the desk shows it, with the days that are left of its analysis. */
export function toPolicyOnDesk(row: DeskRow, today: string, ownDays: OwnDays): PolicyOnDesk {
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
