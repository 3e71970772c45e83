import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { queueVersion } from '#database/queue-versions.ts'

/** One row: the versions of the queues of the administrator's company. */
export function versionsOf(db: Database, administratorId: string) {
  const companyId = companyOfAdministrator(db, administratorId)
  return db
    .select({
      registrations: queueVersion(companyId, 'registrations').as('registrations_version'),
      policies: queueVersion(companyId, 'policies').as('policies_version'),
    })
    .from(sql`(select 1)`)
}
