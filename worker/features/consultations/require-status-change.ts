import type { ConsultationStatus } from '#contract/consultations.ts'
import { statusConflict } from '#domain/consultation-rules.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationOf } from './consultations.queries.ts'

/**
 * The member's consultation, checked like `requireVersion`. Throws `Conflict` if its status may not become
 * `to`.
 */
export async function requireStatusChange(work: MemberWork, id: string, to: ConsultationStatus) {
  const [[present]] = await work.read([consultationOf(work.db, work.member.id, id)])
  const consultation = requireVersion(work, present, toConsultation)
  const conflict = statusConflict(consultation.status, to)
  if (conflict) throw new Conflict(conflict)
  return consultation
}
