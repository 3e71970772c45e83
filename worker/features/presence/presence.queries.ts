import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Versioned, ViewInput } from '#contract/presence.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { insertSelected } from '#database/insert-where.ts'
import { queueVersion } from '#database/queue-versions.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { recordViews } from '#database/schema/record-views.ts'

/** More views than the colleagues of one company have. */
const VIEWS_MAX = 200

/** One row: the versions of the queues and of the assignments in the administrator's company. */
export function versionsOf(db: Database, administratorId: string) {
  const versionOf = (queue: Versioned) => queueVersion(sql`companies.id`, queue).as(`${queue}_version`)
  return db
    .select({
      registrations: versionOf('registrations'),
      policies: versionOf('policies'),
      assignments: versionOf('assignments'),
    })
    .from(companies)
    .where(eq(companies.id, companyOfAdministrator(db, administratorId)))
}

/** What other administrators of the same company have open, as recorded after `since`. */
export function viewsOfColleagues(db: Database, administratorId: string, since: Date) {
  return db
    .select({
      ...columnsOf(recordViews, 'queue', 'recordId', 'administratorId'),
      fullName: users.fullName,
    })
    .from(recordViews)
    .innerJoin(users, eq(users.id, recordViews.administratorId))
    .where(
      and(
        eq(recordViews.companyId, companyOfAdministrator(db, administratorId)),
        gt(recordViews.seenAt, since),
        ne(recordViews.administratorId, administratorId),
      ),
    )
    .limit(VIEWS_MAX)
}

/** Records what the tab has open, replacing what it had open before. */
export function insertView(
  db: Database,
  administratorId: string,
  { tab, queue, recordId }: ViewInput & { recordId: string },
  seenAt: Date,
) {
  const view = { queue, recordId, seenAt }
  const row = { companyId: sql`${users.companyId}`, administratorId, tab, ...view }
  const isAdministrator = and(eq(users.id, administratorId), eq(users.role, 'admin'))
  return insertSelected(db, recordViews, row, users, isAdministrator).onConflictDoUpdate({
    target: [recordViews.administratorId, recordViews.tab],
    set: view,
  })
}

export function deleteView(db: Database, administratorId: string, tab: string) {
  return db
    .delete(recordViews)
    .where(and(eq(recordViews.administratorId, administratorId), eq(recordViews.tab, tab)))
}
