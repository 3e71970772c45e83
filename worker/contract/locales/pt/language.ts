/** BCP 47 tag for dates and numbers, and for the lang attribute of pages and e-mails. */
export const LOCALE = 'pt-BR'

/** Dates in words: the first of a month is written as an ordinal. */
export function withOrdinal(words: string): string {
  return words.replace(/\b1(?= de| – \d)/, '1º')
}

/** "24/11/2026" for the calendar day "2026-11-24". */
export function numericDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** "24/11" for the calendar day "2026-11-24". */
export function dayAndMonth(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`
}
