import type { Exercise, ExerciseInput } from '#contract/exercise.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { editExerciseOf } from './exercise.queries.ts'
import { requirePastExercise, toExercise } from './exercise.ts'

export async function editExercise(work: MemberWork, id: string, edit: ExerciseInput): Promise<Exercise> {
  requirePastExercise(edit, work.clock.now())
  const audit = await auditEntry(work, 'exercise.edited', id)
  const [, [edited]] = await work.write(editExerciseOf(work.db, work.member.id, id, edit, audit))
  if (!edited) throw new NotFound()
  return toExercise(edited)
}
