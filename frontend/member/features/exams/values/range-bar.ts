import { readNumber } from '#contract/exam-values.ts'
import { type Printed, rangePosition } from '#domain/exam-values.ts'

/** Positions of the range and the value on the bar, in per cent of its width. */
export interface RangeBar {
  from: number
  to: number
  dot: number
}

/** Ends of the range on the bar if both are printed. */
const FROM = 22
const TO = 78
/** The dot of a value stays this far inside or outside the range, so that it never appears on the wrong side. */
const INSET = 2
const OUTSET = 5

function limit(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** `undefined` if the value and its printed range do not fit one scale. */
export function rangeBarOf(printed: Printed): RangeBar | undefined {
  const position = rangePosition(printed)
  const value = readNumber(printed.value)?.number
  const low = readNumber(printed.low ?? '')?.number
  const high = readNumber(printed.high ?? '')?.number
  const scale = scaleOf(low, high)
  if (value === undefined || !scale) return undefined
  const { from, to, at } = scale
  if (position === 'inside') return { from, to, dot: limit(at(value), from + INSET, to - INSET) }
  if (position === 'above') return { from, to, dot: limit(at(value), to + OUTSET, 100 - INSET) }
  if (position === 'below') return { from, to, dot: limit(at(value), INSET, from - OUTSET) }
  return undefined
}

/** A range without a printed minimum begins at zero; one without a maximum ends with the bar. */
function scaleOf(low: number | undefined, high: number | undefined) {
  if (low !== undefined && high !== undefined && low !== 0) {
    if (low >= high) return undefined
    const perUnit = (TO - FROM) / (high - low)
    return { from: FROM, to: TO, at: (value: number) => FROM + (value - low) * perUnit }
  }
  if (high !== undefined) {
    return high > 0 ? { from: 0, to: TO, at: (value: number) => (value / high) * TO } : undefined
  }
  if (low === undefined || low <= 0) return undefined
  return { from: FROM, to: 100, at: (value: number) => (value / low) * FROM }
}
