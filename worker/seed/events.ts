import { type EventKind, eventRules } from '#contract/notifications.ts'
import type { consultations } from '#database/schema/consultations.ts'
import type { policies } from '#database/schema/insurance.ts'
import type { events } from '#database/schema/operations.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { COMPANY_ID } from './company.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof events.$inferInsert

/** Notifications of the registration, the decided policies and the upcoming consultations. */
export function demoEvents(
  now: Date,
  scheduled: (typeof consultations.$inferInsert)[],
  decided: (typeof policies.$inferInsert)[],
): Row[] {
  const event = (
    kind: EventKind,
    createdAt: Date,
    subjectId: string | null,
    parameters: Record<string, string>,
  ): Row => ({
    id: `demo-event-${kind}-${subjectId ?? 'maria'}`,
    companyId: COMPANY_ID,
    userId: MEMBER_WITH_HISTORY,
    kind,
    parameters,
    subjectId,
    notifyAt: createdAt,
    shown: true,
    // Events older than a week were read six hours later.
    readAt:
      eventRules[kind].bell === 'read'
        ? createdAt
        : createdAt < after(now, -7 * DAY)
          ? after(createdAt, 6 * HOUR)
          : null,
    mailStatus: null,
    mailAttempts: 0,
    mailDueAt: createdAt,
  })
  return [
    event('registration_approved', after(now, -240 * DAY), null, {}),
    ...scheduled
      .filter(({ date, status }) => status === 'Scheduled' && date > now)
      .map(({ id, date, specialty, doctorName }, index) =>
        event('consultation_scheduled', after(now, -(index * 5 + 1) * DAY), id, {
          date: date.toISOString(),
          ...(specialty && { specialty }),
          ...(doctorName && { doctorName }),
        }),
      ),
    ...decided
      .filter((policy) => policy.status !== 'pending')
      .map((policy) =>
        event(
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
