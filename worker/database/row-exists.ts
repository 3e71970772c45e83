import { exists, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

/** Condition, also for statements on other tables: a row of the table meets `condition`. */
export function rowExists(db: Database, table: SQLiteTable, condition: SQL | undefined): SQL {
  return exists(db.select({ one: sql`1` }).from(table).where(condition))
}
