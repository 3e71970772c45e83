import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { kindsWhere } from '#contract/notifications.ts'
import type { Database } from '#database/client.ts'
import { type TokenPurpose, tokens, users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { events } from '#database/schema/operations.ts'

/** The account that a valid token was created for, with the name of its company. */
export function accountOfToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .select({ ...getTableColumns(users), companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, tokenOwner(db, purpose, hash, now)))
}

/** The owner of a valid token, as a subquery for the conditions of one batch. */
export function tokenOwner(db: Database, purpose: TokenPurpose, hash: string, now: Date): SQL {
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

/** Marks the token as used. Must come last in its batch: the statements before it check that the token is valid. */
export function useToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.purpose, purpose), eq(tokens.hash, hash), isNull(tokens.usedAt)))
}

/** A row if the token was used and has not expired. */
export function usedToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(
      and(
        eq(tokens.purpose, purpose),
        eq(tokens.hash, hash),
        isNotNull(tokens.usedAt),
        gt(tokens.expiresAt, now),
      ),
    )
}

/**
 * Deletes every unused token of the user, because what each was sent to prove no longer applies. A used one
 * proves nothing and stays until it expires, so that its link is reported as used.
 */
export function dropTokens(db: Database, ownerId: string | SQL, condition?: SQL) {
  return db.delete(tokens).where(and(eq(tokens.userId, ownerId), isNull(tokens.usedAt), condition))
}

const secretLinkKinds = kindsWhere(({ secretLink }) => secretLink === true)

/** Drops unsent e-mails with a secret link, because sending one later would create a new token. */
export function withdrawLinks(db: Database, ownerId: string | SQL, condition?: SQL) {
  return db
    .update(events)
    .set({ mailStatus: 'dropped' })
    .where(
      and(
        eq(events.userId, ownerId),
        inArray(events.kind, secretLinkKinds),
        eq(events.mailStatus, 'waiting'),
        condition,
      ),
    )
}
