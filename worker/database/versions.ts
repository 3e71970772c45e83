import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

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

/** Builds the condition: the row of the table is the owner's and still has the expected version. */
export function ownedIn(table: Record<'id' | 'ownerId' | 'version', AnySQLiteColumn>) {
  return (ownerId: string, { id, version }: Target): SQL | undefined =>
    and(eq(table.id, id), eq(table.ownerId, ownerId), hasVersion(table.version, version))
}

/** Condition: the row has these values, named as in the table. */
export function hasValues<T extends SQLiteTable>(
  table: T,
  values: Partial<T['$inferSelect']>,
): SQL | undefined {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in values)
  return and(
    ...columns.map(([name, column]) => {
      const value: unknown = Reflect.get(values, name)
      return sql`${column} is ${sql.param(value, value === null ? undefined : column)}`
    }),
  )
}

/** For the `set` of an update that changes nothing the record's owner sees: the version stays the same. */
export function sameVersion(table: { version: AnySQLiteColumn }): { version: SQL } {
  return { version: sql`${table.version}` }
}
