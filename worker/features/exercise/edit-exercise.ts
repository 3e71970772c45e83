import type { Exercise, ExerciseInput } from '#contract/exercise.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { editedExercise, exerciseOf, updateExercise } from './exercise.queries.ts'
import { requirePastExercise, toExercise } from './exercise.ts'

export async function editExercise(work: MemberWork, id: string, edit: ExerciseInput): Promise<Exercise> {
  const { clock, db, member, read, write } = work
  requirePastExercise(edit, clock.now())
  const [[row]] = await read([exerciseOf(db, member.id, id)])
  const present = requireVersion(work, row, toExercise)
  const audit = await auditEntry(work, 'exercise.edited', id)
  const values = { ...edit, version: present.version + 1 }
  const { edited, current } = await write(updateExercise(db, member.id, targetOf(work, id), edit, audit), {
    status: 200,
    body: toExercise({ ...present, ...values }),
    where: editedExercise(member.id, id, values),
  })
  if (!edited[0]) throw missingOrStale(current[0], toExercise)
  return toExercise(edited[0])
}
