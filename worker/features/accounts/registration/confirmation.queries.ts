import { and, eq, gt, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { rowExists } from '#database/row-exists.ts'
import { sessions, tokens, users } from '#database/schema/accounts.ts'
import type { NameChange } from '#domain/person-name.ts'
import { byOwner, knownAccount, newCredentials, noNewEmail } from '../credentials.queries.ts'
import { dropPasskeys } from '../passkeys/passkeys.queries.ts'
import { dropTokens, tokenOwner, useToken, withdrawLinks } from '../tokens.queries.ts'

/** How a confirmation continues in a browser without a session of the account. */
export interface OpenProof {
  /** The session of the request. */
  sessionHash: string | undefined
  /** Hash of the token for proving the password. */
  hash: string
  expiresAt: Date
  /** A stored hash that no password matches. */
  noPassword: string
}

/**
 * Returns the statements for the batch of a confirmation by `owner` that deal with the password. Without a
 * session of the account nobody has proven it: the password no longer opens anything, and a token lets the
 * confirming browser prove it or set a new one. Where the password is off there is none to prove.
 */
export function passwordOfConfirmation(db: Database, owner: SQL, proof: OpenProof, now: Date) {
  const holdsSession = rowExists(
    db,
    sessions,
    and(
      eq(sessions.userId, owner),
      eq(sessions.secretHash, proof.sessionHash ?? ''),
      gt(sessions.expiresAt, now),
    ),
  )
  const isUnproven = sql`(${not(holdsSession)} and ${users.passwordOffAt} is null)`
  const current = sql`coalesce(${users.unprovenPasswordHash}, ${users.passwordHash})`
  return {
    holdsSession,
    isUnproven,
    token: {
      userId: sql`${users.id}`,
      purpose: 'password_proof' as const,
      hash: proof.hash,
      expiresAt: proof.expiresAt,
      usedAt: null,
    },
    columns: {
      passwordHash: sql`iif(${isUnproven}, ${proof.noPassword}, ${users.passwordHash})`,
      unprovenPasswordHash: sql`iif(${isUnproven}, ${current}, null)`,
    },
  }
}

/**
 * Returns the statements that confirm the address, to run in one batch. `confirmed` returns whether the password is
 * unproven, `already` a row if the address was confirmed before. Without a session of the account nobody has proven
 * the password: every session ends, the password no longer opens anything, and `proof.hash` becomes the token with
 * which the confirming browser proves it or sets a new one.
 */
export function confirmEmailByToken(db: Database, hash: string, now: Date, caller: Origin, proof: OpenProof) {
  const owner = tokenOwner(db, 'email_confirmation', hash, now)
  const waits = and(eq(users.id, owner), eq(users.status, 'pending'))
  const { isUnproven, token, columns } = passwordOfConfirmation(db, owner, proof, now)
  return {
    already: db
      .select({ id: users.id })
      .from(tokens)
      .innerJoin(users, eq(users.id, tokens.userId))
      .where(
        and(
          eq(tokens.purpose, 'email_confirmation'),
          eq(tokens.hash, hash),
          gt(tokens.expiresAt, now),
          ne(users.status, 'pending'),
        ),
      ),
    audit: recordAuditWhere(db, byOwner('account.email_confirmed', now, caller), users, waits),
    token: insertWhere(db, tokens, token, users, and(waits, isUnproven)),
    confirmed: db
      .update(users)
      .set({ ...confirmedAt(now), ...columns })
      .where(waits)
      .returning(confirmedColumns),
    sessions: db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, owner),
          rowExists(db, users, and(eq(users.id, owner), isNotNull(users.unprovenPasswordHash))),
        ),
      ),
    used: useToken(db, 'email_confirmation', hash, now),
  }
}

export const confirmedAt = (now: Date) => ({
  status: 'email_confirmed' as const,
  statusSince: now,
  emailConfirmedAt: now,
})

export const confirmedColumns = {
  ...knownAccount,
  fullName: users.fullName,
  isUnproven: sql<number>`${users.unprovenPasswordHash} is not null`,
}

/**
 * Returns the statements that make the registration's password, or a new one, the account's password and start a
 * session, to run in one batch. A new password ends what a sign-in with the first one may have begun, as a reset by
 * e-mail does. They do nothing if the proof was used; `settled` returns a row if it was unused.
 */
export function settlePassword(
  db: Database,
  hash: string,
  account: { id: string; stored: string },
  change: {
    passwordHash: string
    /** Replaces the name given at the registration. */
    name?: NameChange
    audit: AuditEntry
    session: typeof sessions.$inferInsert
  },
  now: Date,
) {
  const { audit, session, passwordHash, name } = change
  const isReset = audit.action === 'account.password_reset'
  const unproven = and(
    eq(users.id, tokenOwner(db, 'password_proof', hash, now)),
    eq(users.id, account.id),
    sql`coalesce(${users.unprovenPasswordHash}, ${users.passwordHash}) = ${account.stored}`,
  )
  return {
    audit: recordAuditWhere(db, audit, users, unproven),
    name: name ? [recordAuditWhere(db, { ...audit, action: name.action }, users, unproven)] : [],
    reset: isReset
      ? [
          {
            passkeys: dropPasskeys(db, unproven, { ...audit, action: 'passkey.removed' }),
            sessions: db
              .delete(sessions)
              .where(and(eq(sessions.userId, account.id), rowExists(db, users, unproven))),
            event: recordEventWhere(db, eventFor(account.id, audit, 'password_changed'), users, unproven),
          },
        ]
      : [],
    session: insertWhere(db, sessions, session, users, unproven),
    links: withdrawLinks(db, account.id, rowExists(db, users, unproven)),
    settled: db
      .update(users)
      .set({
        passwordHash,
        unprovenPasswordHash: null,
        ...newCredentials,
        ...name?.set,
        ...(isReset && noNewEmail),
      })
      .where(unproven)
      .returning({ id: users.id }),
    tokens: dropTokens(db, tokenOwner(db, 'password_proof', hash, now)),
  }
}
