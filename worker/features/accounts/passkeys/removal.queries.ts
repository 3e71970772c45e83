import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { rowExists } from '#database/row-exists.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { byOwner } from '../credentials.queries.ts'
import { tokenOwner, useToken } from '../tokens.queries.ts'

const isOwnPasskey = (userId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, userId), eq(passkeys.address, 'member'))

/** Condition on `passkeys`: its owner is a member. An administrator's passkeys are the second factor. */
function isOfMember(db: Database): SQL {
  const owner = and(eq(users.id, passkeys.userId), eq(users.role, 'member'))
  return rowExists(db, users, owner)
}

/** The company of the owner, for a statement on `passkeys`. */
export function companyOfPasskey(db: Database): SQL {
  return sql`(${db.select({ id: users.companyId }).from(users).where(eq(users.id, passkeys.userId))})`
}

/** A removal that is already pending keeps its time. `passkey` returns the passkey if it is the member's. */
export function planRemoval(db: Database, userId: string, id: string, removalAt: Date, audit: AuditEntry) {
  const mine = and(isOwnPasskey(userId, id), isOfMember(db))
  const isFirst = and(mine, isNull(passkeys.removalAt))
  return {
    audit: recordAuditWhere(db, audit, passkeys, isFirst),
    event: recordEventWhere(db, eventFor(userId, audit, 'passkey_removal_asked'), passkeys, isFirst),
    planned: db.update(passkeys).set({ removalAt }).where(isFirst),
    passkey: db.select().from(passkeys).where(mine),
  }
}

const passkeysOfToken = (db: Database, hash: string, now: Date) =>
  eq(passkeys.userId, tokenOwner(db, 'password_reset', hash, now))

/** A row if the account of a valid reset link has a passkey. */
export function passkeyByToken(db: Database, hash: string, now: Date) {
  return db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(passkeysOfToken(db, hash, now))
    .limit(1)
}

/** Plans the removal of all passkeys of a reset link's account, and uses the link. Pending removals keep their time. */
export function planRemovals(
  db: Database,
  hash: string,
  { now, removalAt }: { now: Date; removalAt: Date },
  caller: Origin,
) {
  const isFirst = and(passkeysOfToken(db, hash, now), isNull(passkeys.removalAt))
  const owner = eq(users.id, tokenOwner(db, 'password_reset', hash, now))
  const who = and(owner, rowExists(db, passkeys, isFirst))
  const audit = byOwner('passkey.removal_asked', now, caller)
  return {
    audit: recordAuditWhere(db, audit, users, who),
    event: recordEventWhere(db, eventFor(audit.subjectId, audit, 'passkey_removal_asked'), users, who),
    planned: db.update(passkeys).set({ removalAt }).where(isFirst),
    used: useToken(db, 'password_reset', hash, now),
  }
}

/** Cancels pending removals among the matching passkeys. */
export function stopRemovals(db: Database, which: SQL | undefined, audit: AuditEntry) {
  const waiting = and(which, isNotNull(passkeys.removalAt))
  return {
    audit: recordAuditWhere(db, audit, passkeys, waiting),
    stopped: db.update(passkeys).set({ removalAt: null }).where(waiting),
  }
}

/** Like `stopRemovals`, for one passkey of the user. `passkey` returns it. */
export function stopOneRemoval(db: Database, userId: string, id: string, audit: AuditEntry) {
  const mine = isOwnPasskey(userId, id)
  return { stop: stopRemovals(db, mine, audit), passkey: db.select().from(passkeys).where(mine) }
}

/** Their owners' sessions must prove their identity again, as after any removal. */
export function removeDue(db: Database, now: Date) {
  const due = and(lte(passkeys.removalAt, now), isOfMember(db))
  const userId = sql`${passkeys.userId}`
  const audit: AuditEntry = {
    companyId: companyOfPasskey(db),
    at: now,
    actorId: userId,
    action: 'passkey.removed',
    subjectId: userId,
    clientIp: '',
    requestId: '',
  }
  const owners = db.select({ userId: passkeys.userId }).from(passkeys).where(due)
  return {
    audit: recordAuditWhere(db, audit, passkeys, due),
    event: recordEventWhere(db, eventFor(userId, audit, 'passkey_removed'), passkeys, due),
    sessions: db
      .update(sessions)
      .set({ verifiedAt: null, passkeyVerifiedAt: null })
      .where(inArray(sessions.userId, owners)),
    passkeys: db.delete(passkeys).where(due),
  }
}
