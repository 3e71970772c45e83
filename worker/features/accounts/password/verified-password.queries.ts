import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'

/** The password is still the one that was verified: a reset may have come in between. */
export function hasPassword(ownerId: string, stored: string) {
  return and(eq(users.id, ownerId), eq(users.passwordHash, stored))
}

/** The same as a condition on other tables. */
export function personIn(db: Database, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(condition),
  )
}
