/** The form keeps `YYYY-MM-DD` where a date is complete, else exactly what was typed. */
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

/** "1/2/2026" as people write it, once they have left the field. */
export function padDate(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(text) ?? []
  return day && month ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : text
}

/** Slashes for those who type digits alone, at the end of the text only, and never while deleting. */
export function withSlashes(text: string, before: string): string {
  if (text.length <= before.length || !/^[\d/]+$/.test(text)) return text
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`
  if (/^\d{2}$/.test(text) || /^\d{2}\/\d{2}$/.test(text)) return `${text}/`
  if (/^\d{3}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2)}`
  if (/^\d{2}\/\d{3}$/.test(text)) return `${text.slice(0, 5)}/${text.slice(5)}`
  return text
}
