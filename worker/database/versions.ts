import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The record to be changed. */
export interface Target {
  id: string
  /** The version that the change is based on; if omitted, any version is accepted. */
  version?: number | undefined
}

/** Condition: the row still has the expected version. */
export function hasVersion(column: AnySQLiteColumn, expected: number | undefined): SQL | undefined {
  return expected === undefined ? undefined : eq(column, expected)
}

/** For the `set` of an update that changes nothing the record's owner sees: the version stays the same. */
export function sameVersion(table: { version: AnySQLiteColumn }): { version: SQL } {
  return { version: sql`${table.version}` }
}
