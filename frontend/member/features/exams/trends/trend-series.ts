import { readNumber } from '#contract/exam-values.ts'
import type { Analyte, TrendPoint } from '#contract/exams.ts'
import { unitKey } from '#domain/exam-values.ts'
import { lastOfEachDay } from '#domain/weights.ts'
import { groupBy } from '#member/shared/lib/group-by.ts'
import { formatRange } from '../format-range.ts'

/** One value in the chart, with its own report's range. */
export interface Mark {
  key: string
  date: string
  value: number
  /** As printed. */
  text: string
  /** Whether the report gives only a bound, such as "<0,5". */
  isBound: boolean
  low: number | undefined
  high: number | undefined
  /** As printed. */
  range: string | undefined
}

/** The values that share a unit. */
export interface Series {
  unit: string | null
  /** Oldest first, the last one of each day. */
  marks: Mark[]
  /** Every value in this unit, newest first, including those that are not numbers. */
  points: TrendPoint[]
}

/** One series per unit, since values in different units cannot be compared. Expects the newest point first. */
export function groupIntoSeries(points: readonly TrendPoint[]): Series[] {
  const byUnit = groupBy(points, ({ unit }) => unitKey(unit))
  return [...byUnit.values()].map((sameUnit) => ({
    unit: sameUnit[0]?.unit ?? null,
    points: sameUnit,
    marks: lastOfEachDay(sameUnit.flatMap(toMarks), ({ date }) => date).toReversed(),
  }))
}

function toMarks(point: TrendPoint, index: number): Mark[] {
  const measure = readNumber(point.value)
  if (!measure) return []
  return [
    {
      key: `${point.examId}-${index}`,
      date: point.date,
      value: measure.number,
      text: point.value,
      isBound: measure.qualifier !== '',
      low: readNumber(point.low ?? '')?.number,
      high: readNumber(point.high ?? '')?.number,
      range: formatRange(point),
    },
  ]
}

/** Absorbs the rounding error of dividing decimals. */
const EPSILON = 1e-6

/** The largest 1, 2 or 5 times a power of ten that is at most a fifth of `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size / 5))
  return power * ([1, 2, 5].findLast((digit) => digit * power <= size / 5) ?? 1)
}

/**
 * The ends of the value axis: covers all values and bounds with 10 % padding, rounded; below zero only for negative
 * values.
 */
export function valueAxis(marks: readonly Mark[]): { bottom: number; top: number } {
  const numbers = marks.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  const padding = (max - min || Math.abs(max) || 1) * 0.1
  const step = roundStep(max - min + 2 * padding)
  const bottom = Math.floor((min - padding) / step + EPSILON) * step
  return {
    bottom: min >= 0 ? Math.max(0, bottom) : bottom,
    top: Math.ceil((max + padding) / step - EPSILON) * step,
  }
}

/** The one with several values that was last outside its range and still is, otherwise the one with the most values. */
export function firstTrend(analytes: readonly Analyte[]): Analyte | undefined {
  const byDate = analytes.toSorted((one, other) => other.date.localeCompare(one.date))
  const outside = byDate.filter(({ isOutside }) => isOutside)
  const byCount = [...outside, ...byDate].toSorted((one, other) => other.count - one.count)
  return outside.find(({ count }) => count > 1) ?? byCount[0]
}
