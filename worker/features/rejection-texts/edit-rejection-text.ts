import type { RejectionText, RejectionTextInput } from '#contract/rejection-texts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Invalid, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_TAKEN } from '#texts/rejection-texts.ts'
import { changeRejectionText } from './rejection-texts.queries.ts'

/** Edits a saved text. Members who were rejected with it keep the text that they received. */
export async function editRejectionText(
  work: MemberWork,
  id: string,
  input: RejectionTextInput,
): Promise<RejectionText> {
  const audit = await auditEntry(work, 'rejection_text.edited', id)
  const [, [edited], [found]] = await work.write(
    changeRejectionText(work.db, work.member.id, id, input, audit),
  )
  if (!found) throw new NotFound()
  if (!edited) throw new Invalid({ name: NAME_TAKEN })
  return edited
}
