import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { foldWords } from '#domain/fold.ts'
import type { Span } from '#domain/time-zone.ts'
import type { Database } from './client.ts'
import { olderThan, type Position } from './keyset.ts'

const SEARCH_WORDS_MAX = 10

/** The part of a list of records that a page shows. */
export interface HistorySlice {
  /** Words that the record's texts must contain. */
  search?: string | undefined
  /** Only records whose instant lies within it. */
  span?: Span | undefined
  /** Only records after it in the list's order. */
  position?: Position | undefined
  limit: number
}

interface HistoryColumns {
  at: AnyColumn
  id: AnyColumn
  searchText: AnyColumn
}

/** Condition: the record belongs to the slice. */
export function isInSlice(
  { at, id, searchText }: HistoryColumns,
  { search = '', span, position }: HistorySlice,
): SQL | undefined {
  return and(olderThan(at, id, position), isWithin(at, span), ...containsWords(search, searchText))
}

/**
 * Conditions: the column, which holds text in the form of `foldWords`, contains each word of the search. Uses
 * `instr` instead of LIKE: no character is a wildcard, and D1 limits the length of patterns.
 */
export function containsWords(search: string, searchText: AnyColumn): SQL[] {
  const words = foldWords(search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS_MAX)
  return words.map((word) => sql`instr(${searchText}, ${word}) > 0`)
}

/** Condition: the instant lies within the span, whose end is exclusive. No condition without a span. */
export function isWithin(at: AnyColumn, span: Span | undefined): SQL | undefined {
  return span && sql`${at} >= ${span.from.getTime()} and ${at} < ${span.to.getTime()}`
}

/** The row with the earliest value of a column among the owner's records. */
export function earliestOf<Column extends SQLiteColumn>(
  db: Database,
  table: SQLiteTable & { ownerId: SQLiteColumn },
  at: Column,
  ownerId: string,
) {
  return db.select({ at }).from(table).where(eq(table.ownerId, ownerId)).orderBy(at).limit(1)
}
