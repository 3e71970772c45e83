import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { users } from './schema/accounts.ts'

const administrators = alias(users, 'acting_administrators')

/** The company of whom asks, as a subquery; null for whoever is no administrator (any more). */
export function companyOfAdministrator(db: Database, administratorId: string): SQL<number> {
  const company = db
    .select({ companyId: administrators.companyId })
    .from(administrators)
    .where(and(eq(administrators.id, administratorId), eq(administrators.role, 'admin')))
  return sql`(${company})`
}
