import { LOG_PAGE_SIZE, type LogPage, type Person } from '#contract/logs.ts'
import type { Position } from '#database/keyset.ts'
import { addDays, startOfDayIn } from '#domain/time-zone.ts'
import { pageOf, readCursor } from '#platform/page.ts'
import type { Slice } from './logs.queries.ts'

export interface Range {
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  id?: string | undefined
}

/** The requested days in the caller's time zone, as instants. */
export function rangeOf(timeZone: string, { from, to }: Range): Pick<Slice, 'since' | 'before'> {
  return {
    since: from ? startOfDayIn(timeZone, from) : undefined,
    before: to ? startOfDayIn(timeZone, addDays(to, 1)) : undefined,
  }
}

/** Reads one row more than a page, which tells whether there is another page. */
export function sliceOf(timeZone: string, range: Range): Slice {
  const { cursor, id } = range
  return { ...rangeOf(timeZone, range), position: readCursor(cursor), limit: LOG_PAGE_SIZE + 1, id }
}

export function logPage<Row extends Position, T>(
  rows: Row[],
  show: (row: Row) => T,
  [person]: Person[],
): LogPage<T> {
  return { ...pageOf(rows, LOG_PAGE_SIZE, show, ({ at }) => at), person: person ?? null }
}
