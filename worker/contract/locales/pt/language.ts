/** BCP 47 tag for dates, numbers and the lang attribute of pages and e-mails. */
export const LOCALE = 'pt-BR'

/** Dates in words: the first of a month is an ordinal. */
export function withOrdinal(words: string): string {
  return words.replace(/\b1(?= de| – \d)/, '1º')
}

/** "24/11/2026" of the calendar day "2026-11-24". */
export function numericDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** "24/11" of the calendar day "2026-11-24". */
export function dayAndMonth(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`
}
