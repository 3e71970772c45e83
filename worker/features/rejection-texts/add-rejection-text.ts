import { NAME_TAKEN, type RejectionText, type RejectionTextInput } from '#contract/rejection-texts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertRejectionText, keptText } from './rejection-texts.queries.ts'

/** Every administrator of the company chooses from it afterwards. */
export async function addRejectionText(work: MemberWork, input: RejectionTextInput): Promise<RejectionText> {
  const { db, member } = work
  const text = { id: crypto.randomUUID(), ...input }
  const audit = await auditEntry(work, 'rejection_text.added', text.id)
  const row = { ...text, companyId: audit.companyId, createdAt: audit.at }
  const [, , [added], [namesake]] = await work.write(insertRejectionText(db, member.id, row, audit), {
    status: 201,
    body: text,
    where: keptText(db, member.id, text.id),
  })
  if (!added && namesake) throw new Invalid({ name: NAME_TAKEN })
  if (!added) throw new Conflict('rejection_text_limit')
  return text
}
