import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { users } from './schema/accounts.ts'

const administrators = alias(users, 'acting_administrators')

/** Subquery of the administrator's company; null if the user is not an administrator, or no longer one. */
export function companyOfAdministrator(db: Database, administratorId: string): SQL<number> {
  const companyId = db
    .select({ companyId: administrators.companyId })
    .from(administrators)
    .where(and(eq(administrators.id, administratorId), eq(administrators.role, 'admin')))
  return sql`(${companyId})`
}
