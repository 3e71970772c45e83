import type { Consultation } from '#contract/consultations.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationOf } from './consultations.queries.ts'

export async function showConsultation({ db, member, read }: MemberWork, id: string): Promise<Consultation> {
  const [[row]] = await read([consultationOf(db, member.id, id)])
  if (!row) throw new NotFound()
  return toConsultation(row)
}
