import { FIRST_RECORD_HEADER } from '#contract/history.ts'

/** The day or instant of a list's oldest record, from its first page; `undefined` without records. */
export function firstRecord(headers: Headers): string | undefined {
  return headers.get(FIRST_RECORD_HEADER) ?? undefined
}

/** The years between the oldest and the latest record, latest first, as filter choices. */
export function yearsBetween(first: string, last: string): string[] {
  const [from, to] = [yearOf(first), yearOf(last)]
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => `${to - index}`)
}

/** The calendar year of a day `YYYY-MM-DD`, or of an instant in the browser's time zone. */
function yearOf(date: string): number {
  return date.length === 10 ? Number(date.slice(0, 4)) : new Date(date).getFullYear()
}
