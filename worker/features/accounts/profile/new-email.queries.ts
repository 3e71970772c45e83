import { and, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import { type AuditEntry, type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { endNewEmailLinks } from '#database/new-email-links.ts'
import { rowExists } from '#database/row-exists.ts'
import { sessions, tokens, users } from '#database/schema/accounts.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'
import { dropUnconfirmed } from '../accounts.queries.ts'
import { byOwner, isByStaff, newCredentials, noNewEmail } from '../credentials.queries.ts'
import { dropPasskeys } from '../passkeys/passkeys.queries.ts'
import { hasPassword } from '../password/verified-password.queries.ts'
import {
  confirmedColumns,
  type OpenProof,
  passwordOfConfirmation,
} from '../registration/confirmation.queries.ts'
import { dropTokens, tokenOwner, usedToken, useToken, withdrawLinks } from '../tokens.queries.ts'

/**
 * Returns the statements that store the requested e-mail and invalidate the link of an earlier request, sent or
 * waiting, to run in one batch. They do nothing if the password has changed since it was verified; `asked` returns
 * a row if the e-mail was stored.
 */
export function requestNewEmail(
  db: Database,
  ownerId: string,
  ask: { stored: string; newEmail: string; sessionId: string; attemptsKey: string },
  audit: AuditEntry,
) {
  const unchanged = hasPassword(ownerId, ask.stored)
  const message = eventFor(ownerId, audit, 'confirm_new_email', { to: ask.newEmail })
  const holds = rowExists(db, users, unchanged)
  return {
    audit: recordAuditWhere(db, audit, users, unchanged),
    former: endNewEmailLinks(db, ownerId, holds),
    event: recordEventWhere(db, message, users, unchanged),
    attempts: resetAttemptsWhere(db, ask.attemptsKey, holds),
    asked: db
      .update(users)
      .set({ newEmail: ask.newEmail, newEmailSessionId: ask.sessionId })
      .where(unchanged)
      .returning({ id: users.id }),
  }
}

/**
 * Returns the statements that change the e-mail, notify the old and the new address, invalidate every link that was
 * sent and end the sessions, to run in one batch. `confirmed` returns whether the password is unproven, `already` a
 * row if the link was used before. In a browser with a session of the account, that session stays, and so does the
 * one that requested the change. In any other browser nobody has proven the password: no session stays, and no
 * passkey opens the account, unless its password is off. An unconfirmed registration of the new address is deleted,
 * because nobody has proven that the address is theirs.
 */
export function confirmNewEmail(db: Database, hash: string, now: Date, caller: Origin, proof: OpenProof) {
  const owner = tokenOwner(db, 'email_change', hash, now)
  const asked = and(eq(users.id, owner), isNotNull(users.newEmail))
  const holds = rowExists(db, users, asked)
  const wanted = db.select({ email: users.newEmail }).from(users).where(asked)
  const audit = byOwner('account.email_changed', now, caller)
  const whose = audit.subjectId
  const addressBefore = sql`iif(
    ${isByStaff},
    json_object('to', ${users.email}, 'by', 'staff'),
    json_object('to', ${users.email})
  )`
  const asking = db.select({ id: users.newEmailSessionId }).from(users).where(eq(users.id, owner))
  const { holdsSession, isUnproven, token, columns } = passwordOfConfirmation(db, owner, proof, now)
  const unproven = and(asked, isUnproven)
  const others = and(sql`${sessions.id} is not (${asking})`, ne(sessions.secretHash, proof.sessionHash ?? ''))
  return {
    already: usedToken(db, 'email_change', hash, now),
    unconfirmed: dropUnconfirmed(db, sql`(${wanted})`, now, caller),
    audit: recordAuditWhere(db, audit, users, asked),
    toFormer: recordEventWhere(db, eventFor(whose, audit, 'email_changed', addressBefore), users, asked),
    toNew: recordEventWhere(db, eventFor(whose, audit, 'email_changed'), users, asked),
    passkeys: dropPasskeys(db, unproven, byOwner('passkey.removed', now, caller)),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, owner), holds, or(not(holdsSession), others))),
    links: withdrawLinks(db, owner, holds),
    tokens: dropTokens(db, owner, and(holds, ne(tokens.purpose, 'email_change'))),
    proof: insertWhere(db, tokens, token, users, unproven),
    confirmed: db
      .update(users)
      .set({ ...noNewEmail, ...newCredentials, ...columns, email: sql`${users.newEmail}` })
      .where(asked)
      .returning(confirmedColumns),
    used: useToken(db, 'email_change', hash, now),
  }
}
