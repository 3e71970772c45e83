import type { Exercise } from '#contract/exercise.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { exerciseOf } from './exercise.queries.ts'
import { toExercise } from './exercise.ts'

export async function showExercise({ db, member, read }: MemberWork, id: string): Promise<Exercise> {
  const [[row]] = await read([exerciseOf(db, member.id, id)])
  if (!row) throw new NotFound()
  return toExercise(row)
}
