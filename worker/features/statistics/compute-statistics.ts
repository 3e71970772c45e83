import { registrationStatuses } from '#contract/accounts.ts'
import { bmiClasses } from '#contract/anamnesis.ts'
import { consultationStatuses, consultationTypes } from '#contract/consultations.ts'
import { type PolicyState, policyStates } from '#contract/insurance.ts'
import {
  type Compared,
  type Distributed,
  policyAges,
  type Statistics,
  type StatisticsRange,
  sleepBands,
} from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { closedMonth, dayAt, mondayOf, monthOf } from '#domain/brasilia-days.ts'
import { quantilesOf } from '#domain/quantiles.ts'
import { addDays } from '#domain/time-zone.ts'
import type { Work } from '#platform/work.ts'
import { selectSpecialties, toSpecialties } from './compute-specialties.ts'
import { countsByDay, policiesSentAfter, runningTotals, sumsByKey } from './counts.queries.ts'
import { protectGroups } from './protected-groups.ts'
import { periodBefore, seriesOf } from './series.ts'

/** All statistics of the administrator's company, in one round trip. */
export async function computeStatistics(
  { db, now, read }: { db: Database; now: Date; read: Work['read'] },
  administratorId: string,
  range: StatisticsRange,
): Promise<Statistics> {
  const previous = periodBefore(range)
  const both = { from: previous.from, to: range.to }
  const sums = { since: previous.from, ...range }
  const weeks = weeksOf(range)
  const firstWeek = addDays(weeks[0] ?? range.from, -7 * weeks.length)
  const month = closedMonth(range.to, dayAt(now))
  const before = monthOf(month, -1)
  const [d2 = 0, d7 = 0, d30 = 0, d90 = 0] = policyAges.map((age) => age ?? 0)
  const [registered, waits, weekly, active, types, statuses, specialties, slept, weighed, sent, ages] =
    await read([
      countsByDay(db, administratorId, 'registrations', both),
      sumsByKey(db, administratorId, 'decisions', sums),
      countsByDay(db, administratorId, 'decisions_weekly', { from: firstWeek, to: range.to }),
      countsByDay(db, administratorId, 'active', { from: firstWeek, to: range.to }),
      countsByDay(db, administratorId, 'consultation_type', both),
      sumsByKey(db, administratorId, 'consultation_status', sums),
      selectSpecialties(db, administratorId, range),
      sumsByKey(db, administratorId, 'sleep', { since: before, from: month, to: month }),
      runningTotals(db, administratorId, 'bmi', { month, before }),
      countsByDay(db, administratorId, 'policies', both),
      policiesSentAfter(db, administratorId, range.to, [
        addDays(range.to, -d2),
        addDays(range.to, -d7),
        addDays(range.to, -d30),
        addDays(range.to, -d90),
      ]),
    ])

  const bands = (rows: { key: string; count: number }[]) =>
    quantilesOf(rows.map(({ key, count }) => ({ from: Number(key), count })))
  const quantilesOfWeek = (week: string) => bands(weekly.filter(({ day }) => day === week))
  const activeMembersOf = (week: string) => active.find(({ day }) => day === week)?.count ?? 0
  return {
    range,
    previous,
    registrations: {
      byStatus: compare(registrationStatuses, summed(registered, range.from)),
      series: seriesOf(registered, range),
    },
    decisions: {
      current: bands(waits),
      previous: bands(waits.map(({ key, previous: count }) => ({ key, count }))),
      weeks: weeks.map((week) => ({
        week,
        ...quantilesOfWeek(week),
        previous: quantilesOfWeek(addDays(week, -7 * weeks.length)),
      })),
    },
    active: {
      weeks: weeks.map((week) => ({
        week,
        count: activeMembersOf(week),
        previous: activeMembersOf(addDays(week, -7 * weeks.length)),
      })),
    },
    consultations: {
      byType: compare(consultationTypes, summed(types, range.from)),
      byStatus: compare(consultationStatuses, statuses),
      bySpecialty: toSpecialties(specialties),
      series: seriesOf(types, range),
    },
    sleep: distributed(month, sleepBands, slept),
    bmi: distributed(month, bmiClasses, weighed),
    policies: {
      byState: compare(policyStates, summed(sent, range.from)),
      series: seriesOf(sent, range),
      ages: agesOf(ages),
    },
  }
}

/** The Mondays of the weeks that overlap the period. */
function weeksOf({ from, to }: StatisticsRange): string[] {
  const weeks: string[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

function summed(rows: { key: string; day: string; count: number }[], from: string): Compared[] {
  const sums = new Map<string, Compared>()
  for (const { key, day, count } of rows) {
    const sum = sums.get(key) ?? { key, count: 0, previous: 0 }
    if (day >= from) sum.count += count
    else sum.previous += count
    sums.set(key, sum)
  }
  return [...sums.values()]
}

function compare<Key extends string>(keys: readonly Key[], rows: readonly Compared[]): Compared<Key>[] {
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.key === key)
    return { key, count: row?.count ?? 0, previous: row?.previous ?? 0 }
  })
}

function distributed<Band extends string>(
  month: string,
  bands: readonly Band[],
  rows: readonly Compared[],
): Distributed<Band> {
  const compared = compare(bands, rows)
  const now = protectGroups(compared.map(({ count }) => count))
  const then = protectGroups(compared.map(({ previous }) => previous))
  return {
    month,
    total: now.total,
    cells: bands.map((band, index) => ({
      band,
      count: now.shown[index] ?? null,
      previous: then.shown[index] ?? null,
    })),
  }
}

type Ages = { key: string; first: number; second: number; third: number; fourth: number; all: number }[]

function agesOf(rows: Ages): Statistics['policies']['ages'] {
  const of = (state: PolicyState) => {
    const row = rows.find(({ key }) => key === state)
    const sums = row ? [0, row.first, row.second, row.third, row.fourth, row.all] : []
    return policyAges.map((_, index) => (sums[index + 1] ?? 0) - (sums[index] ?? 0))
  }
  const [unsent, pending, approved, rejected] = [of('unsent'), of('pending'), of('approved'), of('rejected')]
  return policyAges.map((upTo, index) => ({
    upTo,
    unsent: unsent[index] ?? 0,
    pending: pending[index] ?? 0,
    approved: approved[index] ?? 0,
    rejected: rejected[index] ?? 0,
  }))
}
