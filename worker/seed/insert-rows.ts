import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * Inserts all rows in one statement with one bound parameter, since D1 binds at most 100. Rows that already exist stay
 * unchanged.
 */
export async function insertRows<Table extends SQLiteTable>(
  d1: D1Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => given.has(name))
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
