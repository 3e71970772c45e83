import { type ExerciseWeek, WEEKS_IN_A_ROW_MAX } from '#contract/exercise.ts'
import { summariseWeek, sundayOf, weeksInARow } from '#domain/exercise-week.ts'
import { addDays, dayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { exerciseBefore, exercisesIn, startsIn } from './exercise.queries.ts'

/** The week of `day` (`YYYY-MM-DD`; by default today). An exercise belongs to the day on which it started. */
export async function showExerciseWeek(
  { caller: { timeZone }, clock, db, member, read }: MemberWork,
  day: string | undefined,
): Promise<ExerciseWeek> {
  const now = clock.now()
  const today = dayIn(timeZone, now)
  const sunday = sundayOf(day ?? today)
  const start = startOfDayIn(timeZone, sunday)
  const rowStart = startOfDayIn(timeZone, addDays(sundayOf(today), -7 * WEEKS_IN_A_ROW_MAX))
  const { rows, starts, older } = await read({
    rows: exercisesIn(db, member.id, start, startOfDayIn(timeZone, addDays(sunday, 7))),
    starts: startsIn(db, member.id, rowStart, now),
    older: exerciseBefore(db, member.id, start),
  })
  const dayOf = (startedAt: Date) => dayIn(timeZone, startedAt)
  return {
    ...summariseWeek(
      sunday,
      rows.map((row) => ({ ...row, day: dayOf(row.startedAt) })),
    ),
    weeksInARow: weeksInARow(
      starts.map(({ startedAt }) => dayOf(startedAt)),
      today,
    ),
    hasOlder: older[0] !== undefined,
  }
}
