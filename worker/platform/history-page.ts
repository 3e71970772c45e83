import type { HistorySlice } from '#database/history.ts'
import { yearIn } from '#domain/time-zone.ts'
import { type Page, readCursor } from './page.ts'

/** A page of a list with a text search and a filter by year. */
export interface HistoryPage<T> extends Page<T> {
  /** The day or instant of the oldest record; `undefined` without records, and after the first page. */
  first: string | undefined
}

/** A list's query; see `historyQuerySchema`. */
interface HistoryQuery {
  search?: string | undefined
  year?: number | undefined
  cursor?: string | undefined
}

/** The slice that the query requests, with one record more than the page shows. */
export function sliceOf(
  { search, year, cursor }: HistoryQuery,
  timeZone: string,
  pageSize: number,
): HistorySlice {
  const span = year === undefined ? undefined : yearIn(timeZone, year)
  return { search, span, position: readCursor(cursor), limit: pageSize + 1 }
}

/** @param first day or instant of the oldest record */
export function historyPage<T>(
  page: Page<T>,
  { cursor }: HistoryQuery,
  first: string | Date | undefined,
): HistoryPage<T> {
  return { ...page, first: cursor ? undefined : first instanceof Date ? first.toISOString() : first }
}
