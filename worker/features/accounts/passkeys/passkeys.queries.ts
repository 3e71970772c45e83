import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { PASSKEYS_MAX } from '#contract/passkeys.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { rowExists } from '#database/row-exists.ts'
import { type SessionPurpose, sessions, users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { passkeys, usedChallenges } from '#database/schema/passkeys.ts'
import { secondFactors } from '#database/schema/second-factor.ts'
import { accountColumns, markVerified, secondStepColumns } from '#database/sessions.ts'
import { refundAttemptWhere } from '#database/throttles.ts'
import {
  deleteOldestSessions,
  deleteSessionBySecret,
  recordNewDevice,
  type SignInTraces,
} from '../sessions/sessions.queries.ts'

/** A user at one address. */
interface Owner {
  userId: string
  address: SessionPurpose
}

export type StoredPasskey = typeof passkeys.$inferSelect

const ownedBy = ({ userId, address }: Owner) =>
  and(eq(passkeys.userId, userId), eq(passkeys.address, address))

export function passkeysOf(db: Database, owner: Owner) {
  return db.select().from(passkeys).where(ownedBy(owner)).orderBy(asc(passkeys.createdAt)).limit(PASSKEYS_MAX)
}

export function companyNameOf(db: Database, userId: string) {
  return db
    .select({ name: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
}

/** Uses up a challenge. Returns a row unless it was used before or there is none. */
export function spendChallenge(db: Database, challenge: { hash: string; expiresAt: Date } | undefined) {
  const values = sql`select ${challenge?.hash ?? null}, ${challenge?.expiresAt.getTime() ?? null} where ${challenge ? 1 : 0}`
  return db
    .insert(usedChallenges)
    .select(values)
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash })
}

export function passkeyByCredential(db: Database, address: SessionPurpose, credentialId: string) {
  return db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.address, address)))
}

/** The account of the credential, with what decides about the second step; none while the password is unproven. */
export function accountByCredential(db: Database, address: SessionPurpose, credentialId: string) {
  const owner = db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.address, address)))
  return db
    .select({ account: accountColumns, secondStep: secondStepColumns(db, address) })
    .from(users)
    .where(and(eq(users.id, sql`(${owner})`), isNull(users.unprovenPasswordHash)))
}

/** Adds none if the user has the maximum number of passkeys. */
export function insertPasskey(
  db: Database,
  row: typeof passkeys.$inferInsert,
  hash: string,
  attemptKeys: string[],
  audit: AuditEntry,
) {
  const { userId, address } = row
  const count = db.select({ count: sql`count(*)` }).from(passkeys).where(ownedBy({ userId, address }))
  const hasRoom = and(eq(users.id, userId), sql`(${count}) < ${PASSKEYS_MAX}`)
  const added = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, row.id))
  return {
    audit: recordAuditWhere(db, audit, users, hasRoom),
    event: recordEventWhere(db, eventFor(userId, audit, 'passkey_added'), users, hasRoom),
    passkey: insertWhere(db, passkeys, row, users, hasRoom),
    // Adding a passkey counts as using it. At the dashboard the other sessions must now be verified with it.
    session: markVerified(db, { userId, hash }, audit.at, exists(added), 'passkey'),
    refunded: refundAttemptWhere(db, attemptKeys, exists(added)),
    added,
  }
}

/** `passkey` returns a row if the passkey is the user's. */
export function updatePasskeyName(db: Database, owner: Owner, id: string, name: string, audit: AuditEntry) {
  const renamed = and(eq(passkeys.id, id), ownedBy(owner), ne(passkeys.name, name))
  return {
    audit: recordAuditWhere(db, audit, passkeys, renamed),
    renamed: db.update(passkeys).set({ name }).where(renamed),
    passkey: db
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.id, id), ownedBy(owner))),
  }
}

/**
 * `removed` returns a row if the passkey was the user's, `left` if it was the last of a member whose password is off
 * and stays. The other sessions at the address must prove their identity again, because they may have been verified
 * with it.
 */
export function deletePasskey(
  db: Database,
  owner: Owner,
  id: string,
  sessionHash: string,
  audit: AuditEntry,
) {
  const hasOthers = rowExists(db, passkeys, and(ownedBy(owner), ne(passkeys.id, id)))
  const isNeeded = and(eq(users.role, 'member'), isNotNull(users.passwordOffAt), not(hasOthers))
  const stays = rowExists(db, users, and(eq(users.id, owner.userId), isNeeded))
  const its = and(eq(passkeys.id, id), ownedBy(owner))
  const mine = and(its, not(stays))
  return {
    audit: recordAuditWhere(db, audit, passkeys, mine),
    event: recordEventWhere(db, eventFor(owner.userId, audit, 'passkey_removed'), passkeys, mine),
    sessions: db
      .update(sessions)
      .set({ verifiedAt: null, passkeyVerifiedAt: null })
      .where(
        and(
          eq(sessions.userId, owner.userId),
          eq(sessions.purpose, owner.address),
          ne(sessions.secretHash, sessionHash),
          rowExists(db, passkeys, mine),
        ),
      ),
    removed: db.delete(passkeys).where(mine).returning({ id: passkeys.id }),
    left: db.select({ id: passkeys.id }).from(passkeys).where(its),
  }
}

/** Condition: the stored passkey has not changed since the answer was verified against it. */
function isUnchanged({ id, signatures }: StoredPasskey): SQL | undefined {
  return and(eq(passkeys.id, id), eq(passkeys.signatures, signatures))
}

function isUsable(db: Database, passkey: StoredPasskey): SQL {
  return rowExists(db, passkeys, isUnchanged(passkey))
}

/** A passkey that is used is not lost, so its pending removal is cancelled. */
function notePasskeyUse(db: Database, passkey: StoredPasskey, signatures: number, now: Date) {
  return db
    .update(passkeys)
    .set({ signatures, lastUsedAt: now, removalAt: null })
    .where(isUnchanged(passkey))
    .returning({ id: passkeys.id })
}

export interface PasskeyUse {
  passkey: StoredPasskey
  /** The authenticator's new signature counter. */
  signatures: number
  attemptKeys: string[]
  now: Date
}

/** `used` returns a row if the passkey could be used. */
export function openSessionByPasskey(
  db: Database,
  { passkey, signatures, attemptKeys, now }: PasskeyUse,
  row: typeof sessions.$inferInsert,
  { audit, newDevice }: SignInTraces,
  replaced: { userId: string; secretHash: string } | undefined,
) {
  const usable = isUsable(db, passkey)
  const isOpen = and(isNull(users.blockedAt), isNull(users.unprovenPasswordHash))
  const enters = and(eq(users.id, passkey.userId), isOpen, usable)
  return {
    session: insertWhere(db, sessions, row, users, enters),
    audit: recordAuditWhere(db, audit, users, enters),
    newDevice: recordNewDevice(db, newDevice, enters),
    refunded: refundAttemptWhere(db, attemptKeys, usable),
    replaced: replaced ? [deleteSessionBySecret(db, replaced.userId, replaced.secretHash, usable)] : [],
    oldest: deleteOldestSessions(db, row),
    used: notePasskeyUse(db, passkey, signatures, now),
  }
}

/** `used` returns a row if the passkey could be used. */
export function verifySessionByPasskey(
  db: Database,
  { passkey, signatures, attemptKeys, now }: PasskeyUse,
  /** `newHash` renews the session's secret. */
  session: { hash: string; newHash: string },
  { audit, newDevice }: SignInTraces,
) {
  const usable = isUsable(db, passkey)
  const { userId } = passkey
  const owner = and(eq(users.id, userId), usable)
  return {
    audit: recordAuditWhere(db, audit, users, owner),
    newDevice: recordNewDevice(db, newDevice, owner),
    refunded: refundAttemptWhere(db, attemptKeys, usable),
    session: markVerified(db, { userId, ...session }, now, usable, 'passkey'),
    used: notePasskeyUse(db, passkey, signatures, now),
  }
}

/** The audit row of a rejected answer, for the owner of the passkey. */
export function recordRefusedPasskey(db: Database, passkey: StoredPasskey, audit: AuditEntry) {
  return recordAuditWhere(db, audit, users, eq(users.id, passkey.userId))
}

/**
 * Deletes the matching user's passkeys at both addresses. Those of an administrator without the app stay: they are the
 * second factor, which proof of the mailbox must not turn off.
 */
export function dropPasskeys(db: Database, who: SQL | undefined, audit: AuditEntry) {
  const hasPasskeys = rowExists(db, passkeys, eq(passkeys.userId, users.id))
  const hasApp = rowExists(
    db,
    secondFactors,
    and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)),
  )
  const loses = and(who, or(eq(users.role, 'member'), hasApp), hasPasskeys)
  const event = eventFor(sql`${users.id}`, audit, 'passkey_removed')
  return {
    audit: recordAuditWhere(db, audit, users, loses),
    event: recordEventWhere(db, event, users, loses),
    passkeys: db
      .delete(passkeys)
      .where(inArray(passkeys.userId, db.select({ id: users.id }).from(users).where(loses))),
  }
}
