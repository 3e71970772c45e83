import { parseDecimal } from '#shared/lib/format/format.ts'

export interface Steps {
  step: number
  min: number
  max: number
}

/** The next value up or down from what is typed, on whole steps and within the limits, with a comma. */
export function stepped(text: string, direction: 1 | -1, { step, min, max }: Steps): string {
  const typed = parseDecimal(text)
  // In whole steps, so that no binary fraction gathers.
  const next = Number.isNaN(typed) ? min / step : Math.round(typed / step) + direction
  const value = Math.min(Math.max(Math.round(next) * step, min), max)
  return String(Math.round(value * 10) / 10).replace('.', ',')
}
