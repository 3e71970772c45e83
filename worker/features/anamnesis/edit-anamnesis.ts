import type { Anamnesis, AnamnesisInput } from '#contract/anamnesis.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { editAnamnesisOf } from './anamnesis.queries.ts'
import { toAnamnesis, withBmi } from './anamnesis.ts'

/** Corrects a saved questionnaire, which keeps its date. The server recomputes the BMI and its class. */
export async function editAnamnesis(work: MemberWork, id: string, edit: AnamnesisInput): Promise<Anamnesis> {
  const audit = await auditEntry(work, 'anamnesis.edited', id)
  const statements = editAnamnesisOf(work.db, work.member.id, targetOf(work, id), withBmi(edit), audit)
  const { edited, current } = await work.write(statements)
  if (!edited[0]) throw missingOrStale(current[0], toAnamnesis)
  return toAnamnesis(edited[0])
}
