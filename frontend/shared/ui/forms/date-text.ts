/** The form's value is `YYYY-MM-DD` for a complete date, else the typed text. */
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

/** Pads "1/2/2026" with zeros when the field loses the focus. */
export function padDate(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(text) ?? []
  return day && month ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : text
}

/** Inserts slashes for typed digits, only at the end of the text and never while deleting. */
export function withSlashes(text: string, before: string): string {
  if (text.length <= before.length || !/^[\d/]+$/.test(text)) return text
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`
  if (/^\d{2}$/.test(text) || /^\d{2}\/\d{2}$/.test(text)) return `${text}/`
  if (/^\d{3}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2)}`
  if (/^\d{2}\/\d{3}$/.test(text)) return `${text.slice(0, 5)}/${text.slice(5)}`
  return text
}
