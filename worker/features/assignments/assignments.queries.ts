import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { ASSIGNMENTS_MAX, type Assignment } from '#contract/assignments.ts'
import type { Queue } from '#contract/presence.ts'
import { assigneeId, assigneeWhile } from '#database/assignee.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { queueVersion } from '#database/queue-versions.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { policies } from '#database/schema/insurance.ts'

const owners = alias(users, 'owners')
const colleagues = alias(users, 'colleagues')

const waitingRegistration = and(sql`${users.status} = 'email_confirmed'`, eq(users.role, 'member'))
const waitingPolicy = and(sql`${policies.status} = 'pending'`, isNotNull(policies.contentStoredAt))

function mayDecide(db: Database, administratorId: string, condition: SQL | undefined) {
  const inCompany = eq(colleagues.companyId, companyOfAdministrator(db, administratorId))
  // A literal, so that SQLite uses the index of administrators.
  return and(inCompany, sql`${colleagues.role} = 'admin'`, isNull(colleagues.blockedAt), condition)
}

/** What differs between the tables. Nobody may decide their own policy. */
const recordsOf = {
  registrations: { table: users, waits: waitingRegistration, ownerId: users.id },
  policies: { table: policies, waits: waitingPolicy, ownerId: policies.ownerId },
}

/**
 * Returns the statements that give the waiting record to `to`, to run in one batch, if `from` or `to` has it
 * now and `to` may decide it; then the read of the record with its holder.
 */
export function assign(
  db: Database,
  administratorId: string,
  { queue, id, from, to }: Assignment & { queue: Queue; id: string },
) {
  const { table, waits, ownerId } = recordsOf[queue]
  const here = and(eq(table.id, id), eq(table.companyId, companyOfAdministrator(db, administratorId)), waits)
  const holder = assigneeId(table.assignedTo)
  const taker = mayDecide(db, administratorId, and(eq(colleagues.id, to ?? ''), ne(colleagues.id, ownerId)))
  return {
    assigned: db
      .update(table)
      .set({ assignedTo: to })
      .where(
        and(
          here,
          sql`(${holder} is ${from} or ${holder} is ${to})`,
          to === null ? undefined : rowExists(db, colleagues, taker),
        ),
      )
      .returning({ id: table.id }),
    record: db
      .select({ assignee: assigneeWhile(sql`true`, table.assignedTo) })
      .from(table)
      .where(here),
  }
}

/** The waiting registrations that the administrator has, longest wait first. */
export function registrationsOf(db: Database, administratorId: string) {
  return db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      and(
        eq(users.assignedTo, administratorId),
        // The plus keeps the planner from using the index of all waiting registrations.
        sql`+${users.companyId} = ${companyOfAdministrator(db, administratorId)}`,
        waitingRegistration,
      ),
    )
    .orderBy(asc(users.statusSince), asc(users.id))
    .limit(ASSIGNMENTS_MAX)
}

/** The waiting policies that the administrator has, earliest due day first. */
export function policiesOf(db: Database, administratorId: string) {
  return db
    .select({ id: policies.id, fullName: owners.fullName })
    .from(policies)
    .innerJoin(owners, eq(owners.id, policies.ownerId))
    .where(
      and(
        eq(policies.assignedTo, administratorId),
        sql`+${policies.companyId} = ${companyOfAdministrator(db, administratorId)}`,
        waitingPolicy,
      ),
    )
    .orderBy(asc(policies.dueDay), asc(policies.uploadedAt), asc(policies.id))
    .limit(ASSIGNMENTS_MAX)
}

/** One row: how many times the assignments of the administrator's company have changed. */
export function versionOf(db: Database, administratorId: string) {
  return db
    .select({ version: queueVersion(sql`companies.id`, 'assignments').as('version') })
    .from(companies)
    .where(eq(companies.id, companyOfAdministrator(db, administratorId)))
}

export function colleaguesOf(db: Database, administratorId: string) {
  return db
    .select({ id: colleagues.id, fullName: colleagues.fullName })
    .from(colleagues)
    .where(mayDecide(db, administratorId, ne(colleagues.id, administratorId)))
    .limit(ASSIGNMENTS_MAX)
}
