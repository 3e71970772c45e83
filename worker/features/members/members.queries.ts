import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { HISTORY_MAX, historyActions, SESSIONS_MAX } from '#contract/members.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { found, type RankedPage } from '#database/full-text.ts'
import { type MemberFilter, rankedMembers } from '#database/member-search.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'
import { auditLog } from '#database/schema/operations.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { quotaUsage } from '#database/schema/quotas.ts'

const blockers = alias(users, 'blockers')
const actors = alias(users, 'actors')

/**
 * A page of the accounts that match: best match first, then the latest. `number` is the account's row id in
 * the search index.
 */
export function membersMatching(
  db: Database,
  administratorId: string,
  filter: MemberFilter,
  page: RankedPage,
) {
  const company = companyOfAdministrator(db, administratorId)
  return db
    .select({
      rank: found.rank.as('match_rank'),
      number: memberNumbers.number,
      ...columnsOf(users, 'id', 'fullName', 'email', 'cardNumber', 'role', 'status'),
      ...columnsOf(users, 'createdAt', 'blockedAt'),
    })
    .from(rankedMembers(company, filter, page))
    .crossJoin(memberNumbers)
    .crossJoin(users)
    .where(and(eq(memberNumbers.number, found.row), eq(users.id, memberNumbers.userId)))
}

/** The account, if it belongs to the administrator's company. */
export function memberOf(db: Database, administratorId: string, id: string) {
  const { passwordHash: _, ...columns } = getTableColumns(users)
  return db
    .select({ ...columns, blockedByName: sql<string | null>`${blockers.fullName}`.as('blocked_by_name') })
    .from(users)
    .leftJoin(blockers, eq(blockers.id, users.blockedBy))
    .where(and(eq(users.id, id), eq(users.companyId, companyOfAdministrator(db, administratorId))))
}

/**
 * Returns the two queries for quotas of the company's members that are used up or nearly so: total quotas,
 * and those of the day. Run both in one read.
 */
export function quotasReached(db: Database, administratorId: string, day: string, limit: number) {
  const ofCompany = eq(users.companyId, companyOfAdministrator(db, administratorId))
  const reached = (state: 'day' | 'total', condition?: SQL) =>
    db
      .select({ id: users.id, fullName: users.fullName, reached: quotaUsage.reached })
      .from(quotaUsage)
      .innerJoin(users, eq(users.id, quotaUsage.ownerId))
      .where(and(eq(quotaUsage.reached, state), condition, ofCompany))
      .limit(limit)
  return { total: reached('total'), today: reached('day', eq(quotaUsage.day, day)) }
}

/** Names awaiting approval, oldest request first. A blocked member's name is not decided on. */
export function waitingNames(db: Database, administratorId: string, limit: number) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      newName: sql<string>`${users.newName}`.as('waiting_name'),
    })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyOfAdministrator(db, administratorId)),
        isNotNull(users.newName),
        isNull(users.blockedAt),
      ),
    )
    .orderBy(users.newNameAt, users.id)
    .limit(limit)
}

/** Subquery of the member's id, if the member belongs to the administrator's company. */
export function memberIn(db: Database, administratorId: string, id: string): SQL {
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.companyId, companyOfAdministrator(db, administratorId))))
  return sql`(${member})`
}

export function historyOf(db: Database, administratorId: string, id: string) {
  return db
    .select({
      ...columnsOf(auditLog, 'id', 'at', 'action', 'detail'),
      actor: sql<string | null>`${actors.fullName}`.as('actor_name'),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectId, memberIn(db, administratorId, id)),
        inArray(auditLog.action, [...historyActions]),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(HISTORY_MAX)
}

/** Valid sessions at each address, most recently used first. */
export function sessionsOf(
  db: Database,
  administratorId: string,
  id: string,
  purpose: 'member' | 'admin',
  now: Date,
  seenAfter: Date,
) {
  return db
    .select(columnsOf(sessions, 'id', 'device', 'purpose', 'createdAt', 'lastSeenAt'))
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, memberIn(db, administratorId, id)),
        eq(sessions.purpose, purpose),
        gt(sessions.lastSeenAt, seenAfter),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(SESSIONS_MAX)
}

/** Number of the account's passkeys at both addresses. */
export function countPasskeys(db: Database, administratorId: string, id: string) {
  return db
    .select({ count: sql<number>`count(*)`.as('passkeys') })
    .from(passkeys)
    .where(eq(passkeys.userId, memberIn(db, administratorId, id)))
}
