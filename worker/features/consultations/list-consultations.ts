import { CONSULTATIONS_PAGE_SIZE, type Consultation } from '../../contract/consultations.ts'
import { INVALID_PAGE } from '../../contract/text.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { Invalid } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationsOf } from './consultations.queries.ts'

/** A page of the member's consultations, the latest date first. */
export async function listConsultations(
  { db, member, read }: MemberWork,
  query: { cursor?: string | undefined },
): Promise<{ consultations: Consultation[]; nextCursor: string | null }> {
  const position = readCursor(query.cursor)
  if (query.cursor && !position) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  const [rows] = await read([consultationsOf(db, member.id, position, CONSULTATIONS_PAGE_SIZE + 1)])
  const page = rows.slice(0, CONSULTATIONS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    consultations: page.map(toConsultation),
    nextCursor: last ? writeCursor({ at: last.date, id: last.id }) : null,
  }
}
