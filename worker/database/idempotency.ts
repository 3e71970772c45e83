import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database, Statement } from './client.ts'
import { columnsOf } from './columns-of.ts'
import { insertWhere } from './insert-where.ts'
import { idempotencyKeys } from './schema/operations.ts'

/** The answer stored under the owner's idempotency key, if any. */
export function storedAnswer(db: Database, ownerId: string, key: string) {
  return db
    .select(columnsOf(idempotencyKeys, 'fingerprint', 'status', 'answer'))
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)))
}

/** The id of the record that the answer added. The stored answer is deleted with that record. */
function recordIdIn(answer: unknown): string | null {
  const hasId = typeof answer === 'object' && answer !== null && 'id' in answer
  return hasId && typeof answer.id === 'string' ? answer.id : null
}

/** @param where condition on `source`; the answer is stored only if a row meets it */
export function storeAnswer(
  db: Database,
  answered: Omit<typeof idempotencyKeys.$inferInsert, 'recordId'>,
  where?: { source: SQLiteTable; condition: SQL | undefined },
): Statement {
  const row = { ...answered, recordId: recordIdIn(answered.answer) }
  if (!where) return db.insert(idempotencyKeys).values(row)
  return insertWhere(
    db,
    idempotencyKeys,
    { ...row, answer: sql`json(${JSON.stringify(row.answer)})` },
    where.source,
    where.condition,
  )
}
