import type { Anamnesis, NewAnamnesis } from '#contract/anamnesis.ts'
import { isInFuture } from '#contract/time.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Invalid } from '#platform/errors.ts'
import { missingOrStale, requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { INVALID_MOMENT } from '#texts/time.ts'
import { anamnesesOf, insertAnamnesis, insertedAnamnesis } from './anamnesis.queries.ts'
import { toAnamnesis, withBmi } from './anamnesis.ts'

/**
 * Saves a questionnaire in addition to the others, or restores a deleted one. `If-Match` holds the version of
 * the newest questionnaire, from which the form was filled in; it is omitted if there is none.
 */
export async function saveAnamnesis(work: MemberWork, input: NewAnamnesis): Promise<Anamnesis> {
  const { clock, db, expectedVersion, member, read, write } = work
  const now = clock.now()
  const { createdAt = now, ...answers } = input
  if (isInFuture(createdAt, now)) throw new Invalid({ createdAt: INVALID_MOMENT })
  const [[present]] = await read([anamnesesOf(db, member.id, undefined, 1)])
  if (present && expectedVersion !== undefined) requireVersion(work, present, toAnamnesis)
  const row = {
    ...withBmi(answers),
    id: crypto.randomUUID(),
    ownerId: member.id,
    createdAt,
    version: present ? present.version + 1 : FIRST_VERSION,
  }
  const saved = toAnamnesis(row)
  const audit = await auditEntry(work, 'anamnesis.saved', row.id)
  const { inserted, current } = await write(insertAnamnesis(db, row, expectedVersion, audit), {
    status: 201,
    body: saved,
    where: insertedAnamnesis(member.id, row.id),
  })
  if (!inserted[0]) throw missingOrStale(current[0], toAnamnesis)
  return saved
}
