import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970 in UTC; a `Date` in TypeScript. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Check constraint: the column holds one of the values. */
export function isOneOf(column: AnySQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
