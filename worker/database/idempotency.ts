import { and, eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { idempotencyKeys } from './schema/operations.ts'

export function answeredBefore(db: Database, ownerId: string, key: string) {
  return db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      status: idempotencyKeys.status,
      answer: idempotencyKeys.answer,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)))
}

export function rememberAnswer(db: Database, row: typeof idempotencyKeys.$inferInsert) {
  return db.insert(idempotencyKeys).values(row)
}
