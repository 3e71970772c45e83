import { type BmiClass, bmiBands } from '#contract/anamnesis.ts'

/** The ends of the drawn scale: lower and higher values stand at its edge. */
export const SCALE_FROM = 15
export const SCALE_TO = 45

export interface Band {
  bmiClass: BmiClass
  from: number
  to: number
}

/** The classes that lie between two values, cut at them. */
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

/** Where a value stands between two others, in percent. */
export function position(value: number, low: number, high: number): number {
  return (100 * (Math.min(Math.max(value, low), high) - low)) / (high - low)
}

/** A span that holds all values with some room, on whole steps. */
export function spanOf(values: readonly number[], step: number): { low: number; high: number } {
  const low = Math.floor(Math.min(...values) / step - 0.25) * step
  const high = Math.ceil(Math.max(...values) / step + 0.25) * step
  return { low, high }
}
