import type { EventKind } from '#contract/notifications.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import type { consultations } from '#database/schema/consultations.ts'
import type { policies } from '#database/schema/insurance.ts'
import type { events } from '#database/schema/operations.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import { COMPANY_ID } from './company.ts'

type Row = typeof events.$inferInsert

/** What Maria's bell shows: what became of her registration, her policies and the visits ahead. */
export function mariasEvents(
  now: Date,
  visits: (typeof consultations.$inferInsert)[],
  sent: (typeof policies.$inferInsert)[],
): Row[] {
  const told = (
    kind: EventKind,
    createdAt: Date,
    subjectId: string | null,
    parameters: Record<string, string>,
  ): Row => ({
    id: `demo-event-${kind}-${subjectId ?? 'maria'}`,
    companyId: COMPANY_ID,
    userId: 'demo-maria',
    kind,
    parameters,
    subjectId,
    notifyAt: createdAt,
    shown: true,
    // What is a week old was read the same evening.
    readAt: createdAt < after(now, -7 * DAY) ? after(createdAt, 6 * HOUR) : null,
    mailStatus: null,
    mailAttempts: 0,
    mailDueAt: createdAt,
  })
  return [
    told('registration_approved', after(now, -240 * DAY), null, {}),
    ...visits
      .filter((visit) => visit.status === 'Scheduled' && visit.date > now)
      .map((visit, index) =>
        told('consultation_scheduled', after(now, -(index * 5 + 1) * DAY), visit.id, {
          title: `${visit.specialty} com ${visit.doctorName}`,
          time: shortDateTimeIn(PROVIDER_TIME_ZONE, visit.date),
          date: visit.date.toISOString(),
        }),
      ),
    ...sent
      .filter((policy) => policy.status !== 'pending')
      .map((policy) =>
        told(
          policy.status === 'approved' ? 'policy_approved' : 'policy_rejected',
          policy.decidedAt ?? now,
          policy.id,
          {
            fileName: policy.fileName,
            ...(policy.rejectionText && { text: policy.rejectionText }),
          },
        ),
      ),
  ]
}
