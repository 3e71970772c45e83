import { EXERCISE_PAGE_SIZE, type Exercise, type ExerciseQuery } from '#contract/exercise.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { exercisesOf, firstExerciseOf } from './exercise.queries.ts'
import { toExercise } from './exercise.ts'

/** A page of the exercises that match the query, latest first. */
export async function listExercises(
  { caller, db, member, read }: MemberWork,
  query: ExerciseQuery,
): Promise<HistoryPage<Exercise>> {
  const slice = sliceOf(query, caller.timeZone, EXERCISE_PAGE_SIZE)
  const [rows, [oldest]] = await read([
    exercisesOf(db, member.id, slice, query.kind),
    firstExerciseOf(db, member.id),
  ])
  const page = pageOf(rows, EXERCISE_PAGE_SIZE, toExercise, (row) => row.startedAt)
  return historyPage(page, query, oldest?.startedAt)
}
