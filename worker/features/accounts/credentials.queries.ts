import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { END_SESSIONS_LINK_DAYS, type EventKind, securityKinds } from '#contract/notifications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { sessions, type TokenPurpose, tokens, users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { markVerified } from '#database/sessions.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'
import { after, DAY } from '#domain/duration.ts'
import { dropUnconfirmed, notifyMatching } from './accounts.queries.ts'
import { dropPasskeys } from './passkeys/passkeys.queries.ts'
import { hasPassword, userExists } from './password/verified-password.queries.ts'
import { deleteSessionsOf } from './sessions/sessions.queries.ts'

export function passwordHashOf(db: Database, ownerId: string) {
  return db
    .select({ passwordHash: users.passwordHash, email: users.email, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, ownerId))
}

/**
 * Changes the password, ends the other sessions and invalidates every link that was sent but that of an unconfirmed
 * registration, for one batch. Does nothing where the password has changed since it was verified; the last statement
 * returns a row where it did something.
 */
export function changePasswordOf(
  db: Database,
  ownerId: string,
  change: { stored: string; passwordHash: string; sessionHash: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, change.stored)
  const holds = userExists(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    recordEventWhere(db, message, users, unchanged),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, ownerId), ne(sessions.secretHash, change.sessionHash), holds)),
    // The link that confirms the address of the registration still proves what it was sent for.
    withdrawLinks(db, ownerId, and(holds, ne(events.kind, 'confirm_email'))),
    dropTokens(db, ownerId, and(holds, ne(tokens.purpose, 'email_confirmation'))),
    resetAttemptsWhere(db, change.attemptsKey, holds),
    db
      .update(sessions)
      .set({ weakPassword: false })
      .where(and(eq(sessions.userId, ownerId), eq(sessions.secretHash, change.sessionHash), holds)),
    db
      .update(users)
      .set({ passwordHash: change.passwordHash, ...newCredentials, ...noNewEmail })
      .where(unchanged)
      .returning(knownAccount),
  ] as const
}

/** Audit row and fresh proof of a session, for one batch. The last statement returns a row where the password holds. */
export function verifySessionByPassword(
  db: Database,
  session: { userId: string; hash: string },
  { stored, attemptsKey, now }: { stored: string; attemptsKey: string; now: Date },
  audit: AuditEntry,
) {
  const unchanged = hasPassword(session.userId, stored)
  const holds = userExists(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    resetAttemptsWhere(db, attemptsKey, holds),
    markVerified(db, session, now, holds),
    db.select({ id: users.id }).from(users).where(unchanged),
  ] as const
}

/** How a confirmation goes on in a browser without a session of the account. */
export interface OpenProof {
  /** The session of the request. */
  sessionHash: string | undefined
  /** Hash of the token for the password. */
  hash: string
  expiresAt: Date
  /** A stored hash that no password matches. */
  noPassword: string
}

/**
 * What a confirmation by `owner` does with the password, for its batch. Without a session of the account nobody has proven
 * it: the password opens nothing more, and a token lets the confirming browser prove it or set another one.
 */
function passwordOfConfirmation(db: Database, owner: SQL, proof: OpenProof, now: Date) {
  const holdsSession = exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, owner),
          eq(sessions.secretHash, proof.sessionHash ?? ''),
          gt(sessions.expiresAt, now),
        ),
      ),
  )
  const current = sql`coalesce(${users.unprovenPasswordHash}, ${users.passwordHash})`
  return {
    holdsSession,
    token: {
      userId: sql`${users.id}`,
      purpose: 'password_proof' as const,
      hash: proof.hash,
      expiresAt: proof.expiresAt,
      usedAt: null,
    },
    columns: {
      passwordHash: sql`iif(${holdsSession}, ${users.passwordHash}, ${proof.noPassword})`,
      unprovenPasswordHash: sql`iif(${holdsSession}, null, ${current})`,
    },
  }
}

/**
 * Confirms the address, for one batch; the update returns whether the password is unproven. Without a session of the
 * account, `sessionHash`, nobody has proven it: every session ends, the password opens nothing more, and `proofHash`
 * becomes the token by which the confirming browser proves the password or sets another one.
 */
export function confirmEmailByToken(
  db: Database,
  hash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
  proof: OpenProof,
) {
  const owner = tokenOwner(db, 'email_confirmation', hash, now)
  const waits = and(eq(users.id, owner), eq(users.status, 'pending'))
  const { holdsSession, token, columns } = passwordOfConfirmation(db, owner, proof, now)
  return [
    recordAuditWhere(db, { ...byOwner('account.email_confirmed', now), ...caller }, users, waits),
    insertWhere(db, tokens, token, users, and(waits, not(holdsSession))),
    db
      .update(users)
      .set({ ...confirmedAt(now), ...columns })
      .where(waits)
      .returning(confirmedColumns),
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, owner),
          userExists(db, and(eq(users.id, owner), isNotNull(users.unprovenPasswordHash))),
        ),
      ),
    useToken(db, 'email_confirmation', hash, now),
  ] as const
}

const confirmedAt = (now: Date) => ({
  status: 'email_confirmed' as const,
  statusSince: now,
  emailConfirmedAt: now,
})

/** The account that a valid token was made for, with the name of its company. */
export function accountOfToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .select({ ...getTableColumns(users), companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, tokenOwner(db, purpose, hash, now)))
}

/**
 * Makes the password of the registration, or a new one, the account's password, and starts a session, for one batch. Does
 * nothing where the proof was used; the last statement but one returns a row where it did something.
 */
export function settlePassword(
  db: Database,
  hash: string,
  account: { id: string; unprovenPasswordHash: string },
  change: {
    passwordHash: string
    /** Replaces the name of who registered. */
    fullName?: string
    audit: AuditEntry
    message?: NewEvent
    session: typeof sessions.$inferInsert
  },
  now: Date,
) {
  const { audit, message, session, passwordHash, fullName } = change
  const unproven = and(
    eq(users.id, tokenOwner(db, 'password_proof', hash, now)),
    eq(users.id, account.id),
    eq(users.unprovenPasswordHash, account.unprovenPasswordHash),
  )
  return [
    recordAuditWhere(db, audit, users, unproven),
    ...(fullName === undefined
      ? []
      : [
          recordAuditWhere(
            db,
            { ...audit, action: 'account.name_changed' },
            users,
            and(unproven, ne(users.fullName, fullName)),
          ),
        ]),
    ...(message ? [recordEventWhere(db, message, users, unproven)] : []),
    insertWhere(db, sessions, session, users, unproven),
    withdrawLinks(db, account.id, userExists(db, unproven)),
    db
      .update(users)
      .set({ passwordHash, unprovenPasswordHash: null, ...newCredentials, ...(fullName && { fullName }) })
      .where(unproven)
      .returning({ id: users.id }),
    dropTokens(db, tokenOwner(db, 'password_proof', hash, now)),
  ] as const
}

/**
 * Stores the requested e-mail and invalidates the link of an earlier request, sent or waiting, for one batch. Does nothing where the
 * password has changed since it was verified; the last statement returns a row where it did something.
 */
export function requestNewEmail(
  db: Database,
  ownerId: string,
  ask: { stored: string; newEmail: string; sessionId: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, ask.stored)
  const holds = userExists(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    withdrawLinks(db, ownerId, and(holds, eq(events.kind, 'confirm_new_email'))),
    recordEventWhere(db, message, users, unchanged),
    dropToken(db, ownerId, 'email_change', holds),
    resetAttemptsWhere(db, ask.attemptsKey, holds),
    db
      .update(users)
      .set({ newEmail: ask.newEmail, newEmailSessionId: ask.sessionId })
      .where(unchanged)
      .returning({ id: users.id }),
  ] as const
}

/**
 * Changes the e-mail, notifies the old and the new address, invalidates every link that was sent and ends the sessions, for
 * one batch; the update returns whether the password is unproven. In a browser with a session of the account, that one stays,
 * and the one that asked for the change. In another one nobody has proven the password: no session stays, and no passkey
 * opens the account. An unconfirmed registration of the new address gives way, because nobody has proven to own it.
 */
export function confirmNewEmail(
  db: Database,
  hash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
  proof: OpenProof,
) {
  const owner = tokenOwner(db, 'email_change', hash, now)
  const asked = and(eq(users.id, owner), isNotNull(users.newEmail))
  const holds = userExists(db, asked)
  const wanted = db.select({ email: users.newEmail }).from(users).where(asked)
  const changed = {
    companyId: sql`${users.companyId}`,
    userId: sql`${users.id}`,
    kind: 'email_changed' as const,
    at: now,
  }
  const asking = db.select({ id: users.newEmailSessionId }).from(users).where(eq(users.id, owner))
  const { holdsSession, token, columns } = passwordOfConfirmation(db, owner, proof, now)
  const unproven = and(asked, not(holdsSession))
  const others = and(sql`${sessions.id} is not (${asking})`, ne(sessions.secretHash, proof.sessionHash ?? ''))
  return [
    ...dropUnconfirmed(db, sql`(${wanted})`, now, caller),
    recordAuditWhere(db, { ...byOwner('account.email_changed', now), ...caller }, users, asked),
    recordEventWhere(db, { ...changed, parameters: sql`json_object('to', ${users.email})` }, users, asked),
    recordEventWhere(db, changed, users, asked),
    ...dropPasskeys(db, unproven, { ...byOwner('passkey.removed', now), ...caller }),
    db.delete(sessions).where(and(eq(sessions.userId, owner), holds, or(not(holdsSession), others))),
    withdrawLinks(db, owner, holds),
    dropTokens(db, owner, and(holds, ne(tokens.purpose, 'email_change'))),
    insertWhere(db, tokens, token, users, unproven),
    db
      .update(users)
      .set({ ...noNewEmail, ...newCredentials, ...columns, email: sql`${users.newEmail}` })
      .where(asked)
      .returning(confirmedColumns),
    dropToken(db, owner, 'email_change'),
  ] as const
}

/**
 * Sets the new password, ends every session, removes the passkeys and invalidates every link that was sent, for one batch;
 * does nothing where the token is invalid. The mail with the token proves the address of an unconfirmed registration.
 */
export function resetPasswordByToken(
  db: Database,
  hash: string,
  passwordHash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const owner = tokenOwner(db, 'password_reset', hash, now)
  const isOwner = eq(users.id, owner)
  const waits = and(isOwner, eq(users.status, 'pending'))
  return [
    recordAuditWhere(db, { ...byOwner('account.password_reset', now), ...caller }, users, isOwner),
    notifyMatching(db, isOwner, 'password_changed', now),
    recordAuditWhere(db, { ...byOwner('account.email_confirmed', now), ...caller }, users, waits),
    db.update(users).set(confirmedAt(now)).where(waits),
    ...dropPasskeys(db, isOwner, { ...byOwner('passkey.removed', now), ...caller }),
    deleteSessionsOf(db, owner),
    withdrawLinks(db, owner),
    db
      .update(users)
      .set({ passwordHash, unprovenPasswordHash: null, ...newCredentials, ...noNewEmail })
      .where(isOwner)
      .returning({ ...knownAccount, role: users.role }),
    dropTokens(db, owner),
  ] as const
}

/**
 * Ends every session of the recipient of an e-mail about the account's security and invalidates every link that was sent,
 * for one batch; the last statement returns a row where that e-mail's own link was unused and not too old. The account is
 * that of the event, whichever e-mail it has by now.
 */
export function endSessionsByEvent(
  db: Database,
  eventId: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const usable = and(
    eq(events.id, eventId),
    inArray(events.kind, [...securityKinds]),
    isNull(events.linkUsedAt),
    gt(
      sql`coalesce(${events.mailSentAt}, ${events.notifyAt})`,
      after(now, -END_SESSIONS_LINK_DAYS * DAY).getTime(),
    ),
  )
  const owner = sql`(${db.select({ userId: events.userId }).from(events).where(usable)})`
  const isOwner = eq(users.id, owner)
  const audit = { ...byOwner('account.sessions_ended_by_mail', now), actorId: null, ...caller }
  return [
    recordAuditWhere(db, audit, users, isOwner),
    deleteSessionsOf(db, owner),
    withdrawLinks(db, owner),
    dropTokens(db, owner),
    db
      .update(users)
      .set(noNewEmail)
      .where(and(isOwner, isNotNull(users.newEmail))),
    db.update(events).set({ linkUsedAt: now }).where(usable).returning({ id: events.id }),
  ] as const
}

/** Audit row of a wrong password; none where nobody has the e-mail, or where the account has `max` such rows already. */
export function recordRefusedSignIn(
  db: Database,
  email: string,
  action: 'account.dashboard_refused' | 'account.sign_in_refused',
  now: Date,
  { clientIp, requestId }: { clientIp: string; requestId: string },
  bound: { since: Date; max: number },
) {
  const entry = { ...byOwner(action, now), actorId: null, clientIp, requestId }
  const rows = db
    .select({ count: sql`count(*)` })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, users.id), gt(auditLog.at, bound.since), eq(auditLog.action, action)))
  return recordAuditWhere(db, entry, users, and(eq(users.email, email), sql`(${rows}) < ${bound.max}`))
}

/** An audit entry whose company, actor and subject come from the matching user row. */
function byOwner(action: AuditEntry['action'], at: Date) {
  return {
    companyId: sql`${users.companyId}`,
    actorId: sql`${users.id}`,
    subjectId: sql`${users.id}`,
    action,
    at,
  }
}

/** The owner of a valid token, as a subquery for the conditions of one batch. */
function tokenOwner(db: Database, purpose: TokenPurpose, hash: string, now: Date): SQL {
  const owner = db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(
      and(
        eq(tokens.purpose, purpose),
        eq(tokens.hash, hash),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, now),
      ),
    )
  return sql`(${owner})`
}

/** Deletes the token. Must be last in its batch: the statements before it check that the token is valid. */
function useToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.purpose, purpose), eq(tokens.hash, hash), isNull(tokens.usedAt)))
}

export function dropToken(db: Database, ownerId: string | SQL, purpose: TokenPurpose, condition?: SQL) {
  return db.delete(tokens).where(and(eq(tokens.userId, ownerId), eq(tokens.purpose, purpose), condition))
}

/** Deletes every token of the user: each was sent to prove something that holds no more. */
export function dropTokens(db: Database, ownerId: string | SQL, condition?: SQL) {
  return db.delete(tokens).where(and(eq(tokens.userId, ownerId), condition))
}

/** E-mails whose link carries a token that is made when they are sent. */
const linkKinds: EventKind[] = ['confirm_email', 'confirm_new_email', 'reset_password']

/** Drops the e-mails with a link that are not sent yet; sending one later would make a new token. */
export function withdrawLinks(db: Database, ownerId: string | SQL, condition?: SQL) {
  return db
    .update(events)
    .set({ mailStatus: 'dropped' })
    .where(
      and(
        eq(events.userId, ownerId),
        inArray(events.kind, linkKinds),
        eq(events.mailStatus, 'waiting'),
        condition,
      ),
    )
}

/** Makes every device unknown that signed in with earlier ones. */
export const newCredentials = { credentialsVersion: sql`${users.credentialsVersion} + 1` }

/** What makes a device known to the account. */
const knownAccount = {
  id: users.id,
  credentialsVersion: users.credentialsVersion,
}

const confirmedColumns = {
  ...knownAccount,
  fullName: users.fullName,
  isUnproven: sql<number>`${users.unprovenPasswordHash} is not null`,
}

export const noNewEmail = { newEmail: null, newEmailSessionId: null }
