import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { users } from '../../database/schema/accounts.ts'
import { companies } from '../../database/schema/company.ts'

/** The company that the person belongs to. */
export function companyOf(db: Database, userId: string) {
  return db
    .select({
      id: companies.id,
      name: companies.name,
      primaryColor: companies.primaryColor,
      phone: companies.phone,
      website: companies.website,
      chatUrl: companies.chatUrl,
      timeZone: companies.timeZone,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
}
