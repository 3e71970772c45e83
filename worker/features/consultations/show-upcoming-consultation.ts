import type { UpcomingConsultation } from '../../contract/consultations.ts'
import { shortDateTimeIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { nextConsultationOf } from './consultations.queries.ts'

/** The nearest scheduled visit ahead, or `null`. */
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
    title: consultationTitle(next),
    time: shortDateTimeIn(caller.timeZone, next.date),
    type: next.type,
    doctorName: next.doctorName,
    specialty: next.specialty,
  }
}

/** "Cardiologia com Dra. Ana Souza", or as much of it as is known. */
export function consultationTitle(visit: { specialty: string | null; doctorName: string | null }): string {
  const subject = visit.specialty ?? 'Consulta'
  return visit.doctorName ? `${subject} com ${visit.doctorName}` : subject
}
