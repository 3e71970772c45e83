import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { rowExists } from './row-exists.ts'
import { users } from './schema/accounts.ts'

const others = alias(users, 'other_administrators')

/**
 * Condition on `users`: the company has another administrator who is not blocked. Every statement that
 * removes the role or blocks an administrator has it in its WHERE, so that concurrent requests cannot remove
 * the last one.
 */
export function anotherAdministratorRemains(db: Database) {
  return rowExists(
    db,
    others,
    and(
      eq(others.companyId, users.companyId),
      // A literal instead of a parameter: only then does SQLite use the partial index.
      sql`${others.role} = 'admin'`,
      isNull(others.blockedAt),
      ne(others.id, users.id),
    ),
  )
}
