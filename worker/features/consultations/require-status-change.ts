import type { ConsultationStatus } from '#contract/consultations.ts'
import { statusConflict } from '#domain/consultation-rules.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { consultationOf } from './consultations.queries.ts'

/** The member's consultation. Throws `NotFound`, or `Conflict` if its status may not become `to`. */
export async function requireStatusChange(work: MemberWork, id: string, to: ConsultationStatus) {
  const [[consultation]] = await work.read([consultationOf(work.db, work.member.id, id)])
  if (!consultation) throw new NotFound()
  const conflict = statusConflict(consultation.status, to)
  if (conflict) throw new Conflict(conflict)
  return consultation
}
