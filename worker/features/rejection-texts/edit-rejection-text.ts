import type { RejectionText, RejectionTextInput } from '#contract/rejection-texts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Invalid } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_TAKEN } from '#texts/rejection-texts.ts'
import { changeRejectionText } from './rejection-texts.queries.ts'

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
