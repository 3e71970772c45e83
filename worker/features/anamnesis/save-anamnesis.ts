import { type Anamnesis, type AnamnesisInput, bmiClassOf, bmiOf } from '#contract/anamnesis.ts'
import { recordAudit } from '#database/audit.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertAnamnesis } from './anamnesis.queries.ts'
import { toAnamnesis } from './anamnesis.ts'

/** Saves a questionnaire beside the earlier ones. The server computes the BMI and its class. */
export async function saveAnamnesis(work: MemberWork, input: AnamnesisInput): Promise<Anamnesis> {
  const { clock, db, member } = work
  const bmi = bmiOf(input.weightKg, input.heightCm) ?? 0
  const row = {
    ...input,
    id: crypto.randomUUID(),
    ownerId: member.id,
    bmi,
    bmiClass: bmiClassOf(bmi),
    createdAt: clock.now(),
  }
  const saved = toAnamnesis(row)
  await work.write(
    [insertAnamnesis(db, row), recordAudit(db, await auditEntry(work, 'anamnesis.saved', row.id))],
    { status: 201, body: saved },
  )
  return saved
}
