import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/accounts.ts'
import {
  type BlockReason,
  HISTORY_MAX,
  historyActions,
  MESSAGES_MAX,
  SESSIONS_MAX,
} from '#contract/members.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { mayResendConfirmation } from '#database/confirmation.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { anotherAdministratorRemains } from '#database/last-administrator.ts'
import { type MemberFilter, memberNumbersMatching } from '#database/member-search.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { quotaUsage } from '#database/schema/quotas.ts'
import { recoveryCodes, secondFactors } from '#database/schema/second-factor.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { hasVersion, type Target } from '#database/versions.ts'

const blockers = alias(users, 'blockers')
const actors = alias(users, 'actors')

/**
 * A page of the accounts that match, the latest first; `number` is the account's row id in the search index.
 */
export function membersMatching(
  db: Database,
  administratorId: string,
  filter: MemberFilter,
  page: { before: number | undefined; limit: number },
) {
  const company = companyOfAdministrator(db, administratorId)
  return db
    .select({
      number: memberNumbers.number,
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      cardNumber: users.cardNumber,
      role: users.role,
      status: users.status,
      createdAt: users.createdAt,
      blockedAt: users.blockedAt,
    })
    .from(memberNumbers)
    .innerJoin(users, eq(users.id, memberNumbers.userId))
    .where(sql`${memberNumbers.number} in (${memberNumbersMatching(company, filter, page)})`)
    .orderBy(desc(memberNumbers.number))
}

/** The account, where it belongs to the administrator's company. */
export function memberOf(db: Database, administratorId: string, id: string) {
  const { passwordHash: _, ...columns } = getTableColumns(users)
  return db
    .select({ ...columns, blockedByName: sql<string | null>`${blockers.fullName}`.as('blocked_by_name') })
    .from(users)
    .leftJoin(blockers, eq(blockers.id, users.blockedBy))
    .where(and(eq(users.id, id), eq(users.companyId, companyOfAdministrator(db, administratorId))))
}

/** Quotas of the company's members that are used up, or nearly: in all, and on the day; for one read. */
export function quotasReached(db: Database, administratorId: string, day: string, limit: number) {
  const ofCompany = eq(users.companyId, companyOfAdministrator(db, administratorId))
  const reached = (state: 'day' | 'total', condition?: SQL) =>
    db
      .select({ id: users.id, fullName: users.fullName, reached: quotaUsage.reached })
      .from(quotaUsage)
      .innerJoin(users, eq(users.id, quotaUsage.ownerId))
      .where(and(eq(quotaUsage.reached, state), condition, ofCompany))
      .limit(limit)
  return [reached('total'), reached('day', eq(quotaUsage.day, day))] as const
}

/** Condition on a member's rows: the member belongs to the administrator's company. */
function ofCompany(db: Database, administratorId: string, id: string): SQL {
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.companyId, companyOfAdministrator(db, administratorId))))
  return sql`(${member})`
}

export function historyOf(db: Database, administratorId: string, id: string) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      detail: auditLog.detail,
      actor: sql<string | null>`${actors.fullName}`.as('actor_name'),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectId, ofCompany(db, administratorId, id)),
        inArray(auditLog.action, [...historyActions]),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(HISTORY_MAX)
}

/** Valid sessions, the last used first, for each address. */
export function sessionsOf(
  db: Database,
  administratorId: string,
  id: string,
  purpose: 'member' | 'admin',
  now: Date,
  seenAfter: Date,
) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      purpose: sessions.purpose,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, ofCompany(db, administratorId, id)),
        eq(sessions.purpose, purpose),
        gt(sessions.lastSeenAt, seenAfter),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(SESSIONS_MAX)
}

/** The newest messages of one channel. */
export function messagesOf(db: Database, administratorId: string, id: string, way: 'mail' | 'bell') {
  return db
    .select({
      id: events.id,
      kind: events.kind,
      createdAt: events.notifyAt,
      readAt: events.readAt,
      mailStatus: events.mailStatus,
      mailAttempts: events.mailAttempts,
      mailSentAt: events.mailSentAt,
    })
    .from(events)
    .where(
      and(
        eq(events.userId, ofCompany(db, administratorId, id)),
        way === 'mail' ? isNotNull(events.mailStatus) : eq(events.shown, true),
      ),
    )
    .orderBy(desc(events.notifyAt), desc(events.id))
    .limit(MESSAGES_MAX)
}

/** Condition: at least one other administrator who can act would remain. */
function mayLose(db: Database) {
  return or(ne(users.role, 'admin'), anotherAdministratorRemains(db))
}

function inCompany(id: string, companyId: number) {
  return and(eq(users.id, id), eq(users.companyId, companyId))
}

interface Account {
  id: string
  companyId: number
}

/** Audit row, block and deletion of the sessions, for one batch. Does nothing to a blocked account. */
export function blockMember(
  db: Database,
  { id, companyId }: Account,
  audit: AuditEntry & { actorId: string },
  why: { reason: BlockReason; text: string | null },
) {
  const open = and(
    inCompany(id, companyId),
    eq(users.status, 'approved'),
    isNull(users.blockedAt),
    mayLose(db),
  )
  const blockedNow = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.blockedAt)))
  return [
    recordAuditWhere(db, audit, users, open),
    db
      .update(users)
      .set({
        blockedAt: audit.at,
        blockedBy: audit.actorId,
        blockedReason: why.reason,
        blockedText: why.text,
      })
      .where(open)
      .returning({ id: users.id }),
    // Sessions of a blocked account are useless, so they are deleted whoever blocked it.
    db.delete(sessions).where(eq(sessions.userId, sql`(${blockedNow})`)),
  ] as const
}

export function unblockMember(db: Database, { id, companyId }: Account, audit: AuditEntry) {
  const blocked = and(inCompany(id, companyId), isNotNull(users.blockedAt))
  return [
    recordAuditWhere(db, audit, users, blocked),
    db
      .update(users)
      .set({ blockedAt: null, blockedBy: null, blockedReason: null, blockedText: null })
      .where(blocked)
      .returning({ id: users.id }),
  ] as const
}

/**
 * Audit row and role, for one batch, then the account. A demoted administrator loses the dashboard's sessions, the second
 * factor and all passkeys, which is the recovery after a lost phone and lost codes.
 */
export function changeRole(
  db: Database,
  administratorId: string,
  { id, companyId, version }: Account & Target,
  role: Role,
  audit: AuditEntry,
) {
  const changes = and(
    inCompany(id, companyId),
    hasVersion(users.version, version),
    ne(users.role, role),
    role === 'admin' ? and(eq(users.status, 'approved'), isNull(users.blockedAt)) : mayLose(db),
  )
  const noAdministrator = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'member')))
  const secured = exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))),
  )
  const loses = and(changes, sql`${role} = 'member'`, secured)
  const hasPasskeys = exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(passkeys)
      .where(eq(passkeys.userId, users.id)),
  )
  const losesPasskeys = and(changes, sql`${role} = 'member'`, hasPasskeys)
  const passkeysRemoved: NewEvent = { companyId, userId: id, kind: 'passkey_removed', at: audit.at }
  const unsecured: NewEvent = { companyId, userId: id, kind: 'second_factor_disabled', at: audit.at }
  return [
    recordAuditWhere(db, audit, users, changes),
    recordAuditWhere(db, { ...audit, action: 'second_factor.disabled', detail: {} }, users, loses),
    recordEventWhere(db, unsecured, users, loses),
    recordAuditWhere(db, { ...audit, action: 'passkey.removed', detail: {} }, users, losesPasskeys),
    recordEventWhere(db, passkeysRemoved, users, losesPasskeys),
    db.update(users).set({ role }).where(changes).returning({ version: users.version }),
    db.delete(secondFactors).where(eq(secondFactors.userId, sql`(${noAdministrator})`)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, sql`(${noAdministrator})`)),
    db.delete(passkeys).where(eq(passkeys.userId, sql`(${noAdministrator})`)),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, sql`(${noAdministrator})`), eq(sessions.purpose, 'admin'))),
    memberOf(db, administratorId, id),
  ] as const
}

/** Audit row and deletion of every session of the account, at both addresses, for one batch. */
export function endSessions(db: Database, { id, companyId }: Account, audit: AuditEntry) {
  const target = inCompany(id, companyId)
  const account = db.select({ id: users.id }).from(users).where(target)
  return [
    recordAuditWhere(db, audit, users, target),
    db.select({ id: users.id }).from(users).where(target),
    db.delete(sessions).where(eq(sessions.userId, sql`(${account})`)),
  ] as const
}

/**
 * Audit row, event and deletion of a member's passkeys, for one batch; the last statement returns them. Sessions may have
 * been verified with them, so they prove themselves again.
 */
export function removePasskeysOf(db: Database, { id, companyId }: Account, audit: AuditEntry) {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(inCompany(id, companyId), eq(users.role, 'member')))
  const theirs = eq(passkeys.userId, sql`(${owner})`)
  const target = and(
    inCompany(id, companyId),
    exists(
      db
        .select({ one: sql`1`.as('one') })
        .from(passkeys)
        .where(theirs),
    ),
  )
  const event: NewEvent = { companyId, userId: id, kind: 'passkey_removed', at: audit.at }
  return [
    recordAuditWhere(db, audit, users, target),
    recordEventWhere(db, event, users, target),
    db
      .update(sessions)
      .set({ verifiedAt: null })
      .where(
        and(
          eq(sessions.userId, sql`(${owner})`),
          exists(
            db
              .select({ one: sql`1`.as('one') })
              .from(passkeys)
              .where(theirs),
          ),
        ),
      ),
    db.delete(passkeys).where(theirs).returning({ id: passkeys.id }),
  ] as const
}

/** Number of the account's passkeys, at both addresses. */
export function countPasskeysOf(db: Database, administratorId: string, id: string) {
  return db
    .select({ count: sql<number>`count(*)`.as('passkeys') })
    .from(passkeys)
    .where(eq(passkeys.userId, ofCompany(db, administratorId, id)))
}

/**
 * Audit row, event and the time that the resend cooldown counts from, for one batch.
 * @param mailLimit key of the counter of e-mails to this recipient, which the batch counts first
 */
export function resendConfirmation(
  db: Database,
  { id, companyId }: Account,
  sentBefore: Date,
  mailLimit: string,
  audit: AuditEntry,
  message: NewEvent,
) {
  const waits = and(
    mayResendConfirmation(id, sentBefore, attemptIsAllowed(db, mailLimit)),
    eq(users.companyId, companyId),
  )
  return [
    recordAuditWhere(db, audit, users, waits),
    recordEventWhere(db, message, users, waits),
    db.update(users).set({ confirmationSentAt: audit.at }).where(waits).returning({ id: users.id }),
  ] as const
}
