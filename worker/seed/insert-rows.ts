import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Writes all rows in one statement, however many; those that are there already stay as they are. */
export async function insertRows<Table extends SQLiteTable>(
  d1: D1Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => named.has(name))
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const cells = rows.map((row) =>
    columns.map(([name, column]) => {
      const value: unknown = Reflect.get(row, name) ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  const into = `insert into "${getTableName(table)}" (${names}) select ${values}`
  await d1
    .prepare(`${into} from json_each(?) where true on conflict do nothing`)
    .bind(JSON.stringify(cells))
    .run()
}
