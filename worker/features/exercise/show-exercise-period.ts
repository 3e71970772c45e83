import type { ExercisePeriod } from '#contract/exercise.ts'
import type { LongPeriodKind } from '#contract/periods.ts'
import { exerciseDays, exerciseTotals } from '#domain/exercise-week.ts'
import { byMonth, daysWithin, periodBefore, periodOf, spanOf } from '#domain/periods.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { exercisesIn, firstExerciseOf } from './exercise.queries.ts'

/** The month or year of `day` (`YYYY-MM-DD`; by default today), and the totals of the previous one. */
export async function showExercisePeriod(
  { caller: { timeZone }, clock, db, member, read }: MemberWork,
  kind: LongPeriodKind,
  day: string | undefined,
): Promise<ExercisePeriod> {
  const today = dayIn(timeZone, clock.now())
  const period = periodOf(kind, day ?? today)
  const previous = periodBefore(kind, period)
  const { from, to } = spanOf(timeZone, { first: previous.first, last: period.last })
  const { rows, oldest } = await read({
    rows: exercisesIn(db, member.id, from, to),
    oldest: firstExerciseOf(db, member.id),
  })
  const first = dayIn(timeZone, oldest[0]?.at ?? clock.now())
  const done = rows.map((row) => ({ ...row, day: dayIn(timeZone, row.startedAt) }))
  const daysOf = (one: typeof period) => exerciseDays(one.first, daysWithin(one, one.first, one.last), done)
  const days = daysOf(period)
  const active = days.filter(({ light, moderate, vigorous }) => light + moderate + vigorous > 0)
  const logged = { first, today }
  return {
    ...period,
    days: kind === 'year' ? [] : days,
    months:
      kind === 'year'
        ? [...byMonth(active, (one) => one.day)].map(([month, ofMonth]) => ({
            month,
            ...exerciseTotals(ofMonth, periodOf('month', `${month}-01`), logged),
          }))
        : [],
    totals: exerciseTotals(active, period, logged),
    before: exerciseTotals(daysOf(previous), previous, logged),
    hasOlder: first < period.first,
  }
}
