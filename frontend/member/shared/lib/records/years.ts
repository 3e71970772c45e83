import { FIRST_RECORD_HEADER } from '#contract/history.ts'

/** The day or instant of a list's oldest record, from its first page; `undefined` without records. */
export function firstRecord(headers: Headers): string | undefined {
  return headers.get(FIRST_RECORD_HEADER) ?? undefined
}

/** The years from the oldest record to the latest, the latest first: choices of a filter. */
export function yearsBetween(first: string, last: string): string[] {
  const from = new Date(first).getFullYear()
  const to = new Date(last).getFullYear()
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => `${to - index}`)
}

/** A year in the address, as the router parses it; `undefined` unless it is one. */
export function yearInAddress(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1970 && value <= 2099
    ? value
    : undefined
}
