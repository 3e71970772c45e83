import type { Exercise, ExerciseInput } from '#contract/exercise.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertExercise } from './exercise.queries.ts'
import { requirePastExercise, toExercise } from './exercise.ts'

export async function addExercise(work: MemberWork, input: ExerciseInput): Promise<Exercise> {
  const { clock, db, member, write } = work
  const now = clock.now()
  requirePastExercise(input, now)
  const row = {
    ...input,
    id: crypto.randomUUID(),
    ownerId: member.id,
    createdAt: now,
    version: FIRST_VERSION,
  }
  const exercise = toExercise(row)
  const audit = await auditEntry(work, 'exercise.added', row.id)
  await write(insertExercise(db, row, audit), { status: 201, body: exercise })
  return exercise
}
