import type { Anamnesis } from '#contract/anamnesis.ts'
import type { MemberWork } from '#platform/work.ts'
import { anamnesesOf } from './anamnesis.queries.ts'
import { toAnamnesis } from './anamnesis.ts'

/** The current questionnaire, or `null`. */
export async function showAnamnesis({ db, member, read }: MemberWork): Promise<Anamnesis | null> {
  const [[newest]] = await read([anamnesesOf(db, member.id, undefined, 1)])
  return newest ? toAnamnesis(newest) : null
}
