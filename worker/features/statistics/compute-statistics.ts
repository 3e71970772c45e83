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
import { closedMonth, dayAt, mondayOf, monthOf } from '#domain/server/brasilia-days.ts'
import { quantilesOf } from '#domain/server/quantiles.ts'
import { addDays } from '#domain/time-zone.ts'
import type { Work } from '#platform/work.ts'
import { selectSpecialties, toSpecialties } from './compute-specialties.ts'
import { countsByDay, policiesSentAfter, runningTotals, sumsByKey } from './counts.queries.ts'
import { protectGroups } from './protected-groups.ts'
import { periodBefore, seriesOf, wholeDaysOf } from './series.ts'

/** All statistics of the administrator's company, in one round trip. */
export async function computeStatistics(
  { db, now, read }: { db: Database; now: Date; read: Work['read'] },
  administratorId: string,
  range: StatisticsRange,
): Promise<Statistics> {
  const today = dayAt(now)
  const wholeDays = wholeDaysOf(range, today)
  const previous = wholeDays && periodBefore(wholeDays)
  const both = { from: previous?.from ?? range.from, to: range.to }
  const wholeUntil = wholeDays?.to ?? addDays(range.from, -1)
  const sums = { since: both.from, from: range.from, wholeUntil, to: range.to }
  const weeks = weeksOf(range).map((week) => ({ week, isUnfinished: addDays(week, 6) >= today }))
  const weeksBack = -7 * weeks.filter(({ isUnfinished }) => !isUnfinished).length
  const firstWeek = addDays(mondayOf(range.from), weeksBack)
  const month = closedMonth(range.to, today)
  const before = monthOf(month, -1)
  const inMonth = { since: before, from: month, wholeUntil: month, to: month }
  const [d2 = 0, d7 = 0, d30 = 0, d90 = 0] = policyAges.map((age) => age ?? 0)
  const { registered, waits, weekly, active, types, statuses, specialties, slept, weighed, sent, ages } =
    await read({
      registered: countsByDay(db, administratorId, 'registrations', both),
      waits: sumsByKey(db, administratorId, 'decisions', sums),
      weekly: countsByDay(db, administratorId, 'decisions_weekly', { from: firstWeek, to: range.to }),
      active: countsByDay(db, administratorId, 'active', { from: firstWeek, to: range.to }),
      types: countsByDay(db, administratorId, 'consultation_type', both),
      statuses: sumsByKey(db, administratorId, 'consultation_status', sums),
      specialties: selectSpecialties(db, administratorId, wholeDays ?? range),
      slept: sumsByKey(db, administratorId, 'sleep', inMonth),
      weighed: runningTotals(db, administratorId, 'bmi', { month, before }),
      sent: countsByDay(db, administratorId, 'policies', both),
      ages: policiesSentAfter(db, administratorId, range.to, [
        addDays(range.to, -d2),
        addDays(range.to, -d7),
        addDays(range.to, -d30),
        addDays(range.to, -d90),
      ]),
    })

  const bands = (rows: { key: string; count: number }[]) =>
    quantilesOf(rows.map(({ key, count }) => ({ from: Number(key), count })))
  const quantilesOfWeek = (week: string) => bands(weekly.filter(({ day }) => day === week))
  const activeMembersOf = (week: string) => active.find(({ day }) => day === week)?.count ?? 0
  const summed = (rows: { key: string; day: string; count: number }[]) => sumUp(rows, range.from, wholeUntil)
  return {
    range,
    today,
    wholeDays,
    previous,
    registrations: {
      byStatus: compare(registrationStatuses, summed(registered)),
      series: seriesOf(registered, range, today),
    },
    decisions: {
      current: bands(waits),
      compared: bands(waits.map(({ key, compared: count }) => ({ key, count }))),
      previous: bands(waits.map(({ key, previous: count }) => ({ key, count }))),
      weeks: weeks.map(({ week, isUnfinished }) => ({
        week,
        isUnfinished,
        ...quantilesOfWeek(week),
        previous: isUnfinished ? bands([]) : quantilesOfWeek(addDays(week, weeksBack)),
      })),
    },
    active: {
      weeks: weeks.map(({ week, isUnfinished }) => ({
        week,
        isUnfinished,
        count: activeMembersOf(week),
        previous: isUnfinished ? null : activeMembersOf(addDays(week, weeksBack)),
      })),
    },
    consultations: {
      byType: compare(consultationTypes, summed(types)),
      byStatus: compare(consultationStatuses, statuses),
      // Shown next to today's consultations, the whole days would reveal small groups by subtraction.
      bySpecialty: wholeDays ? toSpecialties(specialties) : [],
      series: seriesOf(types, range, today),
    },
    sleep: distributed(month, sleepBands, slept),
    bmi: distributed(month, bmiClasses, weighed),
    policies: {
      byState: compare(policyStates, summed(sent)),
      series: seriesOf(sent, range, today),
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

function sumUp(
  rows: { key: string; day: string; count: number }[],
  from: string,
  wholeUntil: string,
): Compared[] {
  const sums = new Map<string, Compared>()
  for (const { key, day, count } of rows) {
    const sum = sums.get(key) ?? { key, count: 0, compared: 0, previous: 0 }
    if (day >= from) sum.count += count
    else sum.previous += count
    if (day >= from && day <= wholeUntil) sum.compared += count
    sums.set(key, sum)
  }
  return [...sums.values()]
}

function compare<Key extends string>(keys: readonly Key[], rows: readonly Compared[]): Compared<Key>[] {
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.key === key)
    return { key, count: row?.count ?? 0, compared: row?.compared ?? 0, previous: row?.previous ?? 0 }
  })
}

function distributed<Band extends string>(
  month: string,
  bands: readonly Band[],
  rows: readonly { key: string; count: number; previous: number }[],
): Distributed<Band> {
  const protect = (part: 'count' | 'previous') =>
    protectGroups(bands.map((band) => rows.find(({ key }) => key === band)?.[part] ?? 0))
  const now = protect('count')
  const then = protect('previous')
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
