import { and, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { users } from './schema/accounts.ts'

const others = alias(users, 'other_administrators')

/**
 * Condition on `users`: the account's company has another administrator who can act. Stands in the WHERE of
 * whatever takes the role away or blocks, so that the last one keeps both, however many ask at once.
 */
export function anotherAdministratorRemains(db: Database) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.companyId, users.companyId),
          // Spelt out, as the index is only over them.
          sql`${others.role} = 'admin'`,
          isNull(others.blockedAt),
          ne(others.id, users.id),
        ),
      ),
  )
}
