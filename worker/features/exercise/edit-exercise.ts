import type { Exercise, ExerciseInput } from '#contract/exercise.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { editExerciseOf } from './exercise.queries.ts'
import { requirePastExercise, toExercise } from './exercise.ts'

export async function editExercise(work: MemberWork, id: string, edit: ExerciseInput): Promise<Exercise> {
  requirePastExercise(edit, work.clock.now())
  const audit = await auditEntry(work, 'exercise.edited', id)
  const statements = editExerciseOf(work.db, work.member.id, targetOf(work, id), edit, audit)
  const { edited, current } = await work.write(statements)
  if (!edited[0]) throw missingOrStale(current[0], toExercise)
  return toExercise(edited[0])
}
