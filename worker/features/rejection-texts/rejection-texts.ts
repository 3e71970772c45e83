import type { RejectionText, RejectionTextInput } from '#contract/rejection-texts.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { missingOrStale, requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_TAKEN } from '#texts/rejection-texts.ts'
import {
  changeRejectionText,
  deleteRejectionTextRow,
  insertedText,
  insertRejectionText,
  rejectionTextsOf,
} from './rejection-texts.queries.ts'

/** In the order in which they were added: a new text must not change which one a number key chooses. */
export async function listRejectionTexts({ db, member, read }: MemberWork): Promise<RejectionText[]> {
  const [texts] = await read([rejectionTextsOf(db, member.id)])
  return texts
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ createdAt: _, ...text }) => text)
}

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

/** Edits a saved text. Members who were rejected with it keep the text they received. */
export async function editRejectionText(
  work: MemberWork,
  id: string,
  input: RejectionTextInput,
): Promise<RejectionText> {
  const audit = await auditEntry(work, 'rejection_text.edited', id)
  const { edited, current } = await work.write(
    changeRejectionText(work.db, work.member.id, targetOf(work, id), input, audit),
  )
  if (edited[0]) return edited[0]
  requireVersion(work, current[0], (text) => text)
  throw new Invalid({ name: NAME_TAKEN })
}

export async function deleteRejectionText(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'rejection_text.deleted', id)
  const statements = deleteRejectionTextRow(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], (text) => text)
}
