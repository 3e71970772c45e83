import { WEIGHT_POINTS_MAX, type WeightPeriod, type WeightPoint } from '#contract/anamnesis.ts'
import type { LongPeriodKind } from '#contract/periods.ts'
import { byMonth, periodOf, spanOf } from '#domain/periods.ts'
import { dayAt } from '#domain/server/brasilia-days.ts'
import { dayIn } from '#domain/time-zone.ts'
import { lastOfEachDay } from '#domain/weights.ts'
import type { MemberWork } from '#platform/work.ts'
import { weightBefore, weightsIn } from './anamnesis.queries.ts'

interface Row {
  createdAt: Date
  weightKg: number
  bmi: number
}

/**
 * The weights in the month or year of `day` (`YYYY-MM-DD`; by default today), one per day in Brasília: the
 * last.
 */
export async function showWeights(
  { caller: { timeZone }, clock, db, member, read }: MemberWork,
  kind: LongPeriodKind,
  day: string | undefined,
): Promise<WeightPeriod> {
  const period = periodOf(kind, day ?? dayIn(timeZone, clock.now()))
  const span = spanOf(timeZone, period)
  const { rows, before } = await read({
    rows: weightsIn(db, member.id, span, WEIGHT_POINTS_MAX),
    before: weightBefore(db, member.id, span.from),
  })
  const oldestFirst = lastOfEachDay(rows, ({ createdAt }) => dayAt(createdAt)).toReversed()
  const months = byMonth(oldestFirst, ({ createdAt }) => dayIn(timeZone, createdAt))
  return {
    ...period,
    points:
      kind === 'year' ? [...months.values()].map(meanWeight) : oldestFirst.map((row) => toWeightPoint(row)),
    before: before[0] ? toWeightPoint(before[0]) : null,
  }
}

function toWeightPoint({ createdAt, weightKg, bmi }: Row): WeightPoint {
  return { at: createdAt.toISOString(), weightKg, bmi }
}

/** The means of one month's questionnaires, to one decimal. */
function meanWeight(rows: readonly Row[]): WeightPoint {
  const mean = (value: (row: Row) => number) =>
    Math.round((10 * rows.reduce((sum, row) => sum + value(row), 0)) / rows.length) / 10
  const latest = new Date(Math.max(...rows.map(({ createdAt }) => createdAt.getTime())))
  return {
    at: latest.toISOString(),
    weightKg: mean(({ weightKg }) => weightKg),
    bmi: mean(({ bmi }) => bmi),
  }
}
