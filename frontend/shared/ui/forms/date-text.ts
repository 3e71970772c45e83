import type { MaskitoOptions } from '@maskito/core'
import { numberPartsMask } from './number-parts-mask.ts'

/** The form's value is `YYYY-MM-DD` for a complete date, otherwise the typed text. */
export function isoToText(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return year ? `${day}/${month}/${year}` : value
}

export function textToIso(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return text
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const iso = `${year}-${month}-${day}`
  return date.getUTCFullYear() > 999 && date.toISOString().startsWith(iso) ? iso : text
}

const ENOUGH_DIGITS = 5
const LENGTHS = [2, 2, 4]

const mask = numberPartsMask({
  separator: '/',
  typedSeparator: /\s*[/.-]\s*|\s+/,
  count: LENGTHS.length,
  lengthOf: (position) => LENGTHS[position] ?? 0,
  wholeDigits: ENOUGH_DIGITS,
})

/** DD/MM/AAAA while being typed, pasted or suggested; `YYYY-MM-DD` only as a whole. */
export const dateMask: MaskitoOptions = {
  ...mask,
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: withoutIso(elementState.value) },
      data: withoutIso(data),
    }),
    ...(mask.preprocessors ?? []),
  ],
}

function withoutIso(text: string): string {
  const [, iso] = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text) ?? []
  return iso ? isoToText(iso) : text
}

/**
 * Completes "1/2/26" to "01/02/2026" once typing has finished. A two-digit year is in this century, or in the previous
 * one if the field allows no year that late.
 */
export function completeDate(text: string, max = ''): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\/?$/.exec(text) ?? []
  if (!day) return text
  const century = max && `20${year}` > max.slice(0, 4) ? '19' : '20'
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.padStart(4, century)}`
}
