import type { InferOutput } from 'valibot'
import { EXERCISE_PAGE_SIZE, type Exercise, type exerciseQuerySchema } from '#contract/exercise.ts'
import { type Page, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { exercisesOf } from './exercise.queries.ts'
import { toExercise } from './exercise.ts'

/** A page of exercises, the latest first; of one kind where it is given. */
export async function listExercises(
  { db, member, read }: MemberWork,
  { cursor, kind }: InferOutput<typeof exerciseQuerySchema>,
): Promise<Page<Exercise>> {
  const page = { kind, position: positionOf(cursor), limit: EXERCISE_PAGE_SIZE + 1 }
  const [rows] = await read([exercisesOf(db, member.id, page)])
  return pageOf(rows, EXERCISE_PAGE_SIZE, toExercise, (row) => row.startedAt)
}
