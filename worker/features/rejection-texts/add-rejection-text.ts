import type { RejectionText, RejectionTextInput } from '#contract/rejection-texts.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_TAKEN } from '#texts/rejection-texts.ts'
import { insertedText, insertRejectionText } from './rejection-texts.queries.ts'

/** Adds a saved text that all administrators of the company can choose. */
export async function addRejectionText(work: MemberWork, input: RejectionTextInput): Promise<RejectionText> {
  const { db, member } = work
  const text = { id: crypto.randomUUID(), ...input, version: FIRST_VERSION }
  const audit = await auditEntry(work, 'rejection_text.added', text.id)
  const row = { ...text, companyId: audit.companyId, createdAt: audit.at }
  const { added, namesake } = await work.write(insertRejectionText(db, member.id, row, audit), {
    status: 201,
    body: text,
    where: insertedText(db, member.id, text.id),
  })
  if (!added[0] && namesake[0]) throw new Invalid({ name: NAME_TAKEN })
  if (!added[0]) throw new Conflict('rejection_text_limit')
  return text
}
