import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/accounts.ts'
import type { BlockReason } from '#contract/members.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { mayResendConfirmation } from '#database/confirmation.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { anotherAdministratorRemains } from '#database/last-administrator.ts'
import { endNewEmailLinks } from '#database/new-email-links.ts'
import { rowExists } from '#database/row-exists.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { recoveryCodes, secondFactors } from '#database/schema/second-factor.ts'
import { hasVersion, type Target } from '#database/versions.ts'
import { memberOf } from './members.queries.ts'

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

/** Does nothing to a blocked account. */
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
  return {
    audit: recordAuditWhere(db, audit, users, open),
    blocked: db
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
    sessions: db.delete(sessions).where(eq(sessions.userId, sql`(${blockedNow})`)),
  }
}

export function unblockMember(db: Database, { id, companyId }: Account, audit: AuditEntry) {
  const blocked = and(inCompany(id, companyId), isNotNull(users.blockedAt))
  return {
    audit: recordAuditWhere(db, audit, users, blocked),
    unblocked: db
      .update(users)
      .set({ blockedAt: null, blockedBy: null, blockedReason: null, blockedText: null })
      .where(blocked)
      .returning({ id: users.id }),
  }
}

/** Condition: any pending change of e-mail was requested by an administrator and not by the account's owner. */
const newEmailOfStaff = isNull(users.newEmailSessionId)
const ownNewEmail = sql`iif(${newEmailOfStaff}, null, ${users.newEmail})`

/**
 * Only its owner may change an administrator's e-mail, so a change that another administrator requested ends with its
 * links. A demoted administrator loses the dashboard sessions, the second factor and all passkeys. That is also the
 * way to recover from a lost phone and lost codes.
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
  const secured = rowExists(
    db,
    secondFactors,
    and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)),
  )
  const loses = and(changes, sql`${role} = 'member'`, secured)
  const hasPasskeys = rowExists(db, passkeys, eq(passkeys.userId, users.id))
  const losesPasskeys = and(changes, sql`${role} = 'member'`, hasPasskeys)
  const endsNewEmail = and(changes, sql`${role} = 'admin'`, newEmailOfStaff)
  const promoted = rowExists(db, users, endsNewEmail)
  const factorAudit: AuditEntry = { ...audit, action: 'second_factor.disabled', detail: {} }
  const passkeyAudit: AuditEntry = { ...audit, action: 'passkey.removed', detail: {} }
  return {
    audit: recordAuditWhere(db, audit, users, changes),
    factorAudit: recordAuditWhere(db, factorAudit, users, loses),
    unsecured: recordEventWhere(db, eventFor(id, audit, 'second_factor_disabled'), users, loses),
    passkeyAudit: recordAuditWhere(db, passkeyAudit, users, losesPasskeys),
    passkeysRemoved: recordEventWhere(db, eventFor(id, audit, 'passkey_removed'), users, losesPasskeys),
    newEmail: endNewEmailLinks(db, id, promoted),
    changed: db
      .update(users)
      .set({ role, ...(role === 'admin' && { newEmail: ownNewEmail }) })
      .where(changes)
      .returning({ version: users.version }),
    factors: db.delete(secondFactors).where(eq(secondFactors.userId, sql`(${noAdministrator})`)),
    codes: db.delete(recoveryCodes).where(eq(recoveryCodes.userId, sql`(${noAdministrator})`)),
    passkeys: db.delete(passkeys).where(eq(passkeys.userId, sql`(${noAdministrator})`)),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, sql`(${noAdministrator})`), eq(sessions.purpose, 'admin'))),
    account: memberOf(db, administratorId, id),
  }
}

export function endSessions(db: Database, { id, companyId }: Account, audit: AuditEntry) {
  const target = inCompany(id, companyId)
  const account = db.select({ id: users.id }).from(users).where(target)
  return {
    audit: recordAuditWhere(db, audit, users, target),
    target: db.select({ id: users.id }).from(users).where(target),
    sessions: db.delete(sessions).where(eq(sessions.userId, sql`(${account})`)),
  }
}

/** Sessions may have been verified with the passkeys, so they must prove their identity again. */
export function deletePasskeys(db: Database, { id, companyId }: Account, audit: AuditEntry) {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(inCompany(id, companyId), eq(users.role, 'member')))
  const theirs = eq(passkeys.userId, sql`(${owner})`)
  const target = and(inCompany(id, companyId), rowExists(db, passkeys, theirs))
  return {
    audit: recordAuditWhere(db, audit, users, target),
    event: recordEventWhere(db, eventFor(id, audit, 'passkey_removed'), users, target),
    sessions: db
      .update(sessions)
      .set({ verifiedAt: null, passkeyVerifiedAt: null })
      .where(and(eq(sessions.userId, sql`(${owner})`), rowExists(db, passkeys, theirs))),
    removed: db.delete(passkeys).where(theirs).returning({ id: passkeys.id }),
  }
}

/** @param mailLimit key of the counter of e-mails to this recipient, counted earlier in the batch */
export function resendConfirmation(
  db: Database,
  { id, companyId }: Account,
  sentBefore: Date,
  mailLimit: string,
  audit: AuditEntry,
) {
  const waits = and(mayResendConfirmation(db, id, sentBefore, mailLimit), eq(users.companyId, companyId))
  return {
    audit: recordAuditWhere(db, audit, users, waits),
    event: recordEventWhere(db, eventFor(id, audit, 'confirm_email'), users, waits),
    sent: db.update(users).set({ confirmationSentAt: audit.at }).where(waits).returning({ id: users.id }),
  }
}
