import { eq, sql } from 'drizzle-orm'
import type { Queue } from '#contract/presence.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { queueVersion } from '#database/queue-versions.ts'
import { companies } from '#database/schema/company.ts'

/** One row: the versions of the queues of the administrator's company. */
export function versionsOf(db: Database, administratorId: string) {
  const versionOf = (queue: Queue) => queueVersion(sql`companies.id`, queue).as(`${queue}_version`)
  return db
    .select({ registrations: versionOf('registrations'), policies: versionOf('policies') })
    .from(companies)
    .where(eq(companies.id, companyOfAdministrator(db, administratorId)))
}
