import { numberPartsMask } from '#shared/ui/forms/number-parts-mask.ts'

/** More digits than either number has. */
const WHOLE_DIGITS = 3

/** HH:MM, while being typed or pasted. An hour that begins with 3 to 9 has only one digit. */
export const timeMask = numberPartsMask({
  separator: ':',
  typedSeparator: /\s*[:.h-]\s*|\s+/i,
  count: 2,
  lengthOf: (position, digits) => (position === 0 && /^[3-9]/.test(digits) ? 1 : 2),
  wholeDigits: WHOLE_DIGITS,
})

/** Completes "8", "8:" and "8:30" to `HH:MM` once typing has finished. "8:3" may lack a digit, so it is left alone. */
export function completeTime(text: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2})(?::(\d{2})?)?$/.exec(text) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}` : text
}
