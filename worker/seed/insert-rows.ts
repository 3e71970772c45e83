import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * Inserts all rows in one statement with one bound parameter, because D1 binds at most 100. Existing rows
 * stay unchanged. Rows whose id already exists are not inserted at all, because the triggers of the logs
 * reject that.
 */
export async function insertRows<Table extends SQLiteTable>(
  d1: D1Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => given.has(name))
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
  const values = columns.map((_, index) => `json_each.value ->> ${index}`).join(', ')
  const cells = rows.map((row) =>
    columns.map(([name, column]) => {
      const value: unknown = Reflect.get(row, name) ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  const name = getTableName(table)
  const idAt = columns.findIndex(([, column]) => column.name === 'id')
  const isNew =
    idAt < 0 ? 'true' : `not exists (select 1 from "${name}" where id = json_each.value ->> ${idAt})`
  const into = `insert into "${name}" (${names}) select ${values}`
  await d1
    .prepare(`${into} from json_each(?) where ${isNew} on conflict do nothing`)
    .bind(JSON.stringify(cells))
    .run()
}
