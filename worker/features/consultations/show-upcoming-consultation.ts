import type { UpcomingConsultation } from '#contract/consultations.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { consultationTitle } from '#texts/consultations.ts'
import { nextConsultationOf } from './consultations.queries.ts'

/** The nearest future scheduled consultation, or `null`. */
export async function showUpcomingConsultation({
  caller,
  clock,
  db,
  member,
  read,
}: MemberWork): Promise<UpcomingConsultation | null> {
  const [[next]] = await read([nextConsultationOf(db, member.id, clock.now())])
  if (!next) return null
  return {
    id: next.id,
    date: next.date.toISOString(),
    title: consultationTitle(next.specialty, next.doctorName),
    time: shortDateTimeIn(caller.browserTimeZone ?? next.timeZone, next.date),
    timeZone: next.timeZone,
    type: next.type,
    doctorName: next.doctorName,
    specialty: next.specialty,
  }
}
