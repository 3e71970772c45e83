import type { PeriodKind } from '#contract/periods.ts'
import type { SleepPeriod } from '#contract/sleep.ts'
import { byMonth, isDayIn, periodBefore, periodOf, spanOf } from '#domain/periods.ts'
import { sleepMeans } from '#domain/sleep-rules.ts'
import { dayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { firstSleepOf, sleepIn, sleepTimesIn } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** The period of `day` (`YYYY-MM-DD`; by default today), and the means of the previous one. */
export async function showSleepPeriod(
  { caller: { timeZone }, clock, db, member, read }: MemberWork,
  kind: PeriodKind,
  day: string | undefined,
): Promise<SleepPeriod> {
  const period = periodOf(kind, day ?? dayIn(timeZone, clock.now()))
  const previous = periodBefore(kind, period)
  const span = spanOf(timeZone, period)
  const { rows, oldest, shown } = await read({
    rows: sleepTimesIn(db, member.id, { ...span, from: startOfDayIn(timeZone, previous.first) }),
    oldest: firstSleepOf(db, member.id),
    shown: sleepIn(db, member.id, kind === 'year' ? { from: span.to, to: span.to } : span),
  })
  const dated = rows.map((row) => ({ ...row, day: dayIn(timeZone, row.sleepEnd) }))
  const entries = dated.filter((entry) => isDayIn(period, entry.day))
  const months = kind === 'year' ? byMonth(entries, (entry) => entry.day) : new Map<string, typeof entries>()
  return {
    ...period,
    entries: shown.map(toSleepEntry),
    months: [...months].flatMap(([month, ofMonth]) => {
      const means = sleepMeans(ofMonth)
      return means ? [{ month, ...means }] : []
    }),
    means: sleepMeans(entries),
    before: sleepMeans(dated.filter((entry) => isDayIn(previous, entry.day))),
    hasOlder: oldest[0] !== undefined && oldest[0].at < span.from,
  }
}
