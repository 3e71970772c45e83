import { lt } from 'drizzle-orm'
import type { Database } from './client.ts'
import { sessions, tokens } from './schema/accounts.ts'
import { idempotencyKeys, throttles } from './schema/operations.ts'

/** Removes what no request would believe any more, for one batch. */
export function deleteStale(db: Database, now: Date, answersBefore: Date) {
  return [
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(tokens).where(lt(tokens.expiresAt, now)),
    db.delete(throttles).where(lt(throttles.staleAt, now)),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, answersBefore)),
  ] as const
}
