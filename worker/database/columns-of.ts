import { getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** The named columns of a table, for a query that selects them under their own names. */
export function columnsOf<Table extends SQLiteTable, Name extends keyof Table['_']['columns']>(
  table: Table,
  ...names: Name[]
): Pick<Table['_']['columns'], Name> {
  const columns: Table['_']['columns'] = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Table['_']['columns'], Name>
}
