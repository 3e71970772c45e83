import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database, Statement } from './client.ts'

/** A random id, made by the database for each inserted row. */
export const generatedId = sql`lower(hex(randomblob(16)))`

type RowOrSql<T extends SQLiteTable> = { [K in keyof InferInsertModel<T>]: InferInsertModel<T>[K] | SQL }

/**
 * `INSERT … SELECT … FROM source WHERE condition`: inserts one row for each row of `source` that meets the condition.
 * So audit rows and events can join the batch of a conditional change. A value may be SQL over the columns of `source`.
 */
export function insertWhere<T extends SQLiteTable>(
  db: Database,
  table: T,
  row: RowOrSql<T>,
  source: SQLiteTable,
  condition: SQL | undefined,
): Statement {
  return insertSelected(db, table, row, source, condition)
}

/** The same, where a clause for conflicts follows. */
export function insertSelected<T extends SQLiteTable>(
  db: Database,
  table: T,
  row: RowOrSql<T>,
  source: SQLiteTable,
  condition: SQL | undefined,
) {
  const values: Record<string, unknown> = row
  const fields: Record<string, SQL.Aliased> = {}
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const value = values[key] ?? column.default ?? null
    fields[key] = (isSql(value) ? value : sql`${sql.param(value, value === null ? undefined : column)}`).as(
      column.name,
    )
  }
  return db.insert(table).select(db.select(fields).from(source).where(condition).getSQL())
}

function isSql(value: unknown): value is SQL {
  return typeof value === 'object' && value !== null && 'getSQL' in value
}
