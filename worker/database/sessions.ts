import { and, eq, gt, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { Factor } from '#contract/second-factor.ts'
import type { Database, RowOf } from './client.ts'
import { columnsOf } from './columns-of.ts'
import { rowExists } from './row-exists.ts'
import { type SessionPurpose, sessions, users } from './schema/accounts.ts'
import { companies } from './schema/company.ts'
import { passkeys } from './schema/passkeys.ts'
import { secondFactors } from './schema/second-factor.ts'

/**
 * Columns, for a query on `users`, that decide whether the sign-in needs a second step. They are empty for
 * members, who have no second factor. At the member address an administrator's dashboard passkey counts too,
 * so that the password alone does not open there what is protected here.
 */
export function secondStepColumns(db: Database, purpose: SessionPurpose) {
  const { appSince, passkeySince, secondFactorRequired } = secondStepValues(db, purpose)
  return {
    appSince: appSince.as('app_since'),
    passkeySince: passkeySince.as('passkey_since'),
    secondFactorRequired: secondFactorRequired.as('asks_second_factor'),
  }
}

/** Condition, for a statement on `users`: the password alone completes the sign-in. */
export function needsNoSecondStep(db: Database, purpose: SessionPurpose): SQL {
  const { secondFactorRequired } = secondStepValues(db, purpose)
  return sql`(${hasNoFactor(db, purpose)} and not ${secondFactorRequired})`
}

/** Condition, for a statement on `users`: the administrator has neither an authenticator app nor a passkey. */
export function hasNoFactor(db: Database, purpose: SessionPurpose): SQL {
  const { appSince, passkeySince } = secondStepValues(db, purpose)
  return sql`(${appSince} is null and ${passkeySince} is null)`
}

function secondStepValues(db: Database, purpose: SessionPurpose) {
  const app = db
    .select({ at: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, users.id))
  const passkey = db
    .select({ at: min(passkeys.createdAt) })
    .from(passkeys)
    .where(
      and(eq(passkeys.userId, users.id), purpose === 'admin' ? eq(passkeys.address, purpose) : undefined),
    )
  const required = db
    .select({ required: companies.secondFactorRequired })
    .from(companies)
    .where(eq(companies.id, users.companyId))
  return {
    appSince: sql<number | null>`iif(${isAdministrator}, (${app}), null)`,
    passkeySince: sql<number | null>`iif(${isAdministrator}, (${passkey}), null)`,
    secondFactorRequired: sql<number>`iif(${isAdministrator}, (${required}), 0)`,
  }
}

/**
 * Whether the user of a query on `users` is a member with a passkey. An administrator's passkeys are a second
 * factor.
 */
function hasMemberPasskey(db: Database) {
  return sql<number>`iif(${isAdministrator}, 0, ${rowExists(db, passkeys, eq(passkeys.userId, users.id))})`
}

const isAdministrator = sql`${users.role} = 'admin'`

/** The columns of a user's row, without the password hash. */
export const accountColumns = {
  ...columnsOf(users, 'id', 'companyId', 'fullName', 'email', 'role', 'status', 'createdAt'),
  ...columnsOf(users, 'emailConfirmedAt', 'confirmationSentAt', 'decidedAt', 'rejectionReason'),
  ...columnsOf(users, 'rejectionText', 'newEmail', 'newName', 'passwordOffAt', 'blockedAt'),
  ...columnsOf(users, 'version', 'credentialsVersion'),
}

interface SessionKey {
  secretHash: string
  userId: string
  purpose: SessionPurpose
}

const hasKey = ({ secretHash, userId, purpose }: SessionKey) =>
  and(eq(sessions.secretHash, secretHash), eq(sessions.userId, userId), eq(sessions.purpose, purpose))

/** The session of a cookie and its user. Every guarded request reads it first. */
export function sessionWithAccount(db: Database, key: SessionKey) {
  return db
    .select({
      // D1 returns the rows of a batch by column name, so the columns of a join need different names.
      session: {
        id: sql<string>`${sessions.id}`.as('session_id'),
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        createdAt: sql<number>`${sessions.createdAt}`.as('session_created_at'),
        verifiedAt: sessions.verifiedAt,
        passkeyVerifiedAt: sessions.passkeyVerifiedAt,
        hasMemberPasskey: hasMemberPasskey(db).as('has_member_passkey'),
        weakPassword: sql<number>`iif(${isAdministrator}, ${sessions.weakPassword}, 0)`.as(
          'is_weak_password',
        ),
        ...secondStepColumns(db, key.purpose),
      },
      account: accountColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(hasKey(key))
}

/**
 * Fails, and rolls its batch back, unless the session is valid. For a batch that writes before the session
 * was read. Outside triggers SQLite cannot RAISE, so invalid JSON forces an error.
 */
export function requireLiveSession(db: Database, key: SessionKey, now: Date, seenAfter: Date) {
  return db
    .select({ live: sql`json(iif(count(*) > 0, '1', 'the session has ended'))`.as('live') })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        hasKey(key),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, seenAfter),
        isNull(users.blockedAt),
      ),
    )
}

export type SessionWithAccount = RowOf<typeof sessionWithAccount>
/** The signed-in user's row, without the password hash. */
export type Account = SessionWithAccount['account']

export function touchSession(db: Database, userId: string, sessionId: string, now: Date) {
  return db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}

/**
 * Records in a session, under a condition, that its user has just proven their identity; `newHash` renews its
 * secret.
 * @param factor what proved it; omitted for the password
 */
export function markVerified(
  db: Database,
  { userId, hash, newHash = hash }: { userId: string; hash: string; newHash?: string },
  now: Date,
  condition: SQL | undefined,
  factor?: Factor,
) {
  const byPasskey = factor === 'passkey' && { passkeyVerifiedAt: now }
  return db
    .update(sessions)
    .set({ verifiedAt: now, secretHash: newHash, ...byPasskey })
    .where(and(eq(sessions.secretHash, hash), eq(sessions.userId, userId), condition))
}
