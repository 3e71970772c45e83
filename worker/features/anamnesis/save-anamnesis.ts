import { type Anamnesis, type AnamnesisInput, bmiClassOf, bmiOf } from '#contract/anamnesis.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { anamnesesOf, insertAnamnesis, insertedAnamnesis } from './anamnesis.queries.ts'
import { toAnamnesis } from './anamnesis.ts'

/**
 * Saves a questionnaire beside the earlier ones. The server computes the BMI and its class. `If-Match` names the version
 * of the questionnaire that the form was filled with.
 */
export async function saveAnamnesis(work: MemberWork, input: AnamnesisInput): Promise<Anamnesis> {
  const { clock, db, expectedVersion, member, read, write } = work
  const [[present]] = await read([anamnesesOf(db, member.id, undefined, 1)])
  if (expectedVersion !== undefined) requireVersion(work, present, toAnamnesis)
  const bmi = bmiOf(input.weightKg, input.heightCm) ?? 0
  const row = {
    ...input,
    id: crypto.randomUUID(),
    ownerId: member.id,
    bmi,
    bmiClass: bmiClassOf(bmi),
    createdAt: clock.now(),
    version: present ? present.version + 1 : FIRST_VERSION,
  }
  const saved = toAnamnesis(row)
  const audit = await auditEntry(work, 'anamnesis.saved', row.id)
  const [, , [inserted], [current]] = await write(insertAnamnesis(db, row, expectedVersion, audit), {
    status: 201,
    body: saved,
    where: insertedAnamnesis(member.id, row.id),
  })
  if (!inserted) throw missingOrStale(current, toAnamnesis)
  return saved
}
