import type { Consultation, NewConsultation } from '#contract/consultations.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { mayHaveDate, reminderDueAt } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { DATE_PAST } from '#texts/consultations.ts'
import { toConsultation } from './consultation.ts'
import { insertConsultation, insertedConsultation } from './consultation-changes.queries.ts'
import { consultationEvent } from './consultation-event.ts'
import { companyTimeZoneOf, linkableExamsOf } from './consultations.queries.ts'
import { consultationOverlapping } from './overlaps.queries.ts'
import { newPreparationOf } from './preparation.ts'
import { requireFreeTime } from './require-free-time.ts'

/**
 * Schedules a consultation in the browser's time zone or else the company's. Any time today is allowed, by
 * the member's time zone. With `overlap: 'ask'` it may not overlap another one.
 */
export async function scheduleConsultation(
  work: MemberWork,
  { overlap, ...input }: NewConsultation,
): Promise<Consultation> {
  const { caller, clock, db, member } = work
  const mustBeFree = overlap === 'ask'
  const now = clock.now()
  if (!mayHaveDate(undefined, input.date, caller.timeZone, now)) throw new Invalid({ date: DATE_PAST })
  const { company, obstacle, exams } = await work.read({
    company: companyTimeZoneOf(db, member.id),
    obstacle: consultationOverlapping(db, member.id, input.date),
    exams: linkableExamsOf(db, member.id, input.examIds ?? []),
  })
  if (mustBeFree) requireFreeTime(work, obstacle[0])
  const { date, type, doctorName, specialty, notes, status } = input
  const row = {
    id: crypto.randomUUID(),
    ...{ date, type, doctorName, specialty, notes, status },
    ...newPreparationOf(input, exams),
    timeZone: caller.browserTimeZone ?? company[0]?.timeZone ?? PROVIDER_TIME_ZONE,
    version: FIRST_VERSION,
  }
  const consultation = toConsultation({ ...row, exams })
  const audit = await auditEntry(work, 'consultation.scheduled', row.id)
  const to = { userId: member.id, companyId: audit.companyId }
  const stored = { ...row, ownerId: member.id, remindAt: reminderDueAt(row), createdAt: now }
  const event = consultationEvent('consultation_scheduled', row, to, now)
  const statements = insertConsultation(db, stored, audit, event, mustBeFree)
  const { scheduled } = await work.write(statements, {
    status: 201,
    body: consultation,
    where: insertedConsultation(member.id, row.id),
  })
  if (!scheduled[0]) throw new Conflict('consultation_overlaps')
  return consultation
}
