import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database, Statement } from './client.ts'
import { insertWhere } from './insert-where.ts'
import { idempotencyKeys } from './schema/operations.ts'

/** The answer stored under the owner's idempotency key, if any. */
export function storedAnswer(db: Database, ownerId: string, key: string) {
  return db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      status: idempotencyKeys.status,
      answer: idempotencyKeys.answer,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)))
}

/** @param where stores the answer only if a row of `source` meets the condition */
export function storeAnswer(
  db: Database,
  row: typeof idempotencyKeys.$inferInsert,
  where?: { source: SQLiteTable; condition: SQL | undefined },
): Statement {
  if (!where) return db.insert(idempotencyKeys).values(row)
  return insertWhere(
    db,
    idempotencyKeys,
    { ...row, answer: sql`json(${JSON.stringify(row.answer)})` },
    where.source,
    where.condition,
  )
}
