/** Inserts the colon for typed digits, never while deleting. */
export function withColon(text: string, before: string): string {
  if (text.length <= before.length) return text
  if (/^\d{3,4}$/.test(text)) return `${text.slice(0, 2)}:${text.slice(2)}`
  return /^([01]\d|2[0-3])$/.test(text) ? `${text}:` : text
}

/** Completes "8", "8:30" or "8h30" to `HH:MM` when the field loses the focus. Other texts stay unchanged. */
export function padTime(text: string): string {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})\s*(?:[:hH.]\s*(\d{2})?)?\s*$/.exec(text) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}` : text
}
