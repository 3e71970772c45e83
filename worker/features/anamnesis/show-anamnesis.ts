import { ANAMNESIS_HISTORY_MAX, type Anamnesis } from '../../contract/anamnesis.ts'
import type { anamneses } from '../../database/schema/anamnesis.ts'
import type { MemberWork } from '../../platform/work.ts'
import { anamnesesOf } from './anamnesis.queries.ts'

export function toAnamnesis({ ownerId: _, ...row }: typeof anamneses.$inferSelect): Anamnesis {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The current questionnaire, or `null`. */
export async function showAnamnesis({ db, member, read }: MemberWork): Promise<Anamnesis | null> {
  const [[newest]] = await read([anamnesesOf(db, member.id, 1)])
  return newest ? toAnamnesis(newest) : null
}

/** Every saved questionnaire, the newest first. */
export async function listAnamneses({ db, member, read }: MemberWork): Promise<Anamnesis[]> {
  const [rows] = await read([anamnesesOf(db, member.id, ANAMNESIS_HISTORY_MAX)])
  return rows.map(toAnamnesis)
}
