import type { Consultation, NewConsultation } from '#contract/consultations.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { recordAudit } from '#database/audit.ts'
import { recordEvent } from '#database/events.ts'
import { isTodayOrLater, reminderDueAt } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { DATE_PAST } from '#texts/consultations.ts'
import { toConsultation } from './consultation.ts'
import { consultationEvent } from './consultation-event.ts'
import { companyTimeZoneOf, insertConsultation } from './consultations.queries.ts'

/**
 * Schedules a consultation, in the browser's time zone or else in the company's. Today counts as a whole day in the
 * member's time zone.
 */
export async function scheduleConsultation(work: MemberWork, input: NewConsultation): Promise<Consultation> {
  const { caller, clock, db, member } = work
  const now = clock.now()
  if (!isTodayOrLater(caller.timeZone, input.date, now)) throw new Invalid({ date: DATE_PAST })
  const timeZone = caller.browserTimeZone ?? (await companyTimeZone(work))
  const row = { ...input, id: crypto.randomUUID(), timeZone, version: FIRST_VERSION }
  const consultation = toConsultation(row)
  const audit = await auditEntry(work, 'consultation.scheduled', row.id)
  const to = { userId: member.id, companyId: audit.companyId }
  await work.write(
    [
      insertConsultation(db, {
        ...row,
        ownerId: member.id,
        remindAt: reminderDueAt(row),
        createdAt: now,
      }),
      recordAudit(db, audit),
      recordEvent(db, consultationEvent('consultation_scheduled', row, to, now)),
    ],
    { status: 201, body: consultation },
  )
  return consultation
}

async function companyTimeZone({ db, member, read }: MemberWork): Promise<string> {
  const [[company]] = await read([companyTimeZoneOf(db, member.id)])
  return company?.timeZone ?? PROVIDER_TIME_ZONE
}
