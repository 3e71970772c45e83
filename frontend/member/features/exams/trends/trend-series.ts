import { readNumber, unitKey } from '#contract/exam-values.ts'
import type { TrendPoint } from '#contract/exams.ts'

/** A number in time, with the range of its own report. */
export interface Mark {
  key: string
  date: string
  value: number
  /** As it was printed. */
  text: string
  /** "<0,5": not the number itself, but a bound of it. */
  isBound: boolean
  low: number | undefined
  high: number | undefined
}

/** What is measured in one unit. */
export interface Series {
  unit: string | null
  /** Oldest first. */
  marks: Mark[]
  /** All of this unit, values in words among them, newest first. */
  points: TrendPoint[]
}

/** One for each unit, so that numbers that do not compare never stand on one line. Takes the newest first. */
export function seriesOf(points: readonly TrendPoint[]): Series[] {
  const byUnit = Map.groupBy(points, ({ unit }) => unitKey(unit))
  return [...byUnit.values()].map((own) => ({
    unit: own[0]?.unit ?? null,
    points: own,
    marks: own.flatMap(markOf).reverse(),
  }))
}

function markOf(point: TrendPoint, index: number): Mark[] {
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
    },
  ]
}

/** What a division of decimals may be off. */
const SLACK = 1e-6

/** 1, 2 or 5 and zeros: about a fifth of what is given. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size / 5))
  return power * ([1, 2, 5].findLast((digit) => digit * power <= size / 5) ?? 1)
}

/** From where to where the chart reaches: all numbers and bounds, some air, round ends, and never under zero for it. */
export function spanOf(marks: readonly Mark[]): { bottom: number; top: number } {
  const numbers = marks.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const air = (most - least || Math.abs(most) || 1) * 0.1
  const step = roundStep(most - least + 2 * air)
  const bottom = Math.floor((least - air) / step + SLACK) * step
  return {
    bottom: least >= 0 ? Math.max(0, bottom) : bottom,
    top: Math.ceil((most + air) / step - SLACK) * step,
  }
}
