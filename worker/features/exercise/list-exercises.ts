import { EXERCISE_PAGE_SIZE, type Exercise, type ExerciseQuery } from '#contract/exercise.ts'
import { yearIn } from '#domain/time-zone.ts'
import { type HistoryPage, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { exercisesOf, firstExerciseOf } from './exercise.queries.ts'
import { toExercise } from './exercise.ts'

/** A page of the exercises that match the query, the latest first. */
export async function listExercises(
  { caller, db, member, read }: MemberWork,
  { search, year, kind, cursor }: ExerciseQuery,
): Promise<HistoryPage<Exercise>> {
  const span = year === undefined ? undefined : yearIn(caller.timeZone, year)
  const [rows, [oldest]] = await read([
    exercisesOf(db, member.id, {
      search,
      span,
      kind,
      position: positionOf(cursor),
      limit: EXERCISE_PAGE_SIZE + 1,
    }),
    firstExerciseOf(db, member.id),
  ])
  const page = pageOf(rows, EXERCISE_PAGE_SIZE, toExercise, (row) => row.startedAt)
  return { ...page, first: cursor ? undefined : oldest?.startedAt.toISOString() }
}
