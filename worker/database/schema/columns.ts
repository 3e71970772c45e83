import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer, text } from 'drizzle-orm/sqlite-core'
import { FIRST_VERSION } from '#contract/versions.ts'

/** Milliseconds since 1970 in UTC; a `Date` in TypeScript. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * Counts the changes of a row: every UPDATE of the table adds one in the same statement, unless it sets
 * `version` itself.
 */
export const version = () =>
  integer()
    .notNull()
    .default(FIRST_VERSION)
    .$onUpdate(() => sql`version + 1`)

/** The record's searchable texts, in lower case and without accents. Written by triggers. */
export const searchText = () => text('search_text').notNull().default('')

/** Check constraint: the column holds one of the values. */
export function isOneOf(column: AnySQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
