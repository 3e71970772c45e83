import { decimalText } from '#shared/lib/format/format.ts'

export interface Steps {
  step: number
  min: number
  max: number
}

/** The next value up or down from the typed one, in whole steps and within the limits. */
export function stepValue(typed: number, direction: 1 | -1, { step, min, max }: Steps): string {
  // Computed in whole steps to avoid accumulating binary fractions.
  const next = Number.isNaN(typed) ? min / step : Math.round(typed / step) + direction
  const value = Math.min(Math.max(Math.round(next) * step, min), max)
  return decimalText(Math.round(value * 10) / 10)
}
