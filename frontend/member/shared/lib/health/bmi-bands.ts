import type { BmiClass } from '#contract/anamnesis.ts'
import { bmiBands } from '#domain/bmi.ts'

/** Ends of the drawn scale, in kg/m². Values outside are drawn at the edge. */
export const SCALE_MIN = 15
export const SCALE_MAX = 45

export interface Band {
  bmiClass: BmiClass
  from: number
  to: number
}

/** The BMI classes between two values; the first and the last are cut off there. */
export function bandsBetween(low: number, high: number): Band[] {
  const ends = [...bmiBands.map(({ below }) => below), Number.POSITIVE_INFINITY]
  const classes: BmiClass[] = [...bmiBands.map(({ bmiClass }) => bmiClass), 'OBESITY_III']
  return classes
    .map((bmiClass, index) => ({
      bmiClass,
      from: Math.max(low, ends[index - 1] ?? Number.NEGATIVE_INFINITY),
      to: Math.min(high, ends[index] ?? high),
    }))
    .filter(({ from, to }) => from < to)
}

/** Position of a value between two others, in percent (0 to 100). */
export function positionPercent(value: number, low: number, high: number): number {
  return (100 * (Math.min(Math.max(value, low), high) - low)) / (high - low)
}

/** A range in whole steps that contains all values plus a margin. */
export function paddedRange(values: readonly number[], step: number): { low: number; high: number } {
  const low = Math.floor(Math.min(...values) / step - 0.25) * step
  const high = Math.ceil(Math.max(...values) / step + 0.25) * step
  return { low, high }
}
