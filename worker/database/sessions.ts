import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { type SessionPurpose, sessions, users } from './schema/accounts.ts'

/** The session of a cookie with its account: what every guarded request asks first. */
export function sessionWithAccount(
  db: Database,
  key: { secretHash: string; userId: string; purpose: SessionPurpose },
) {
  return db
    .select({
      // D1 answers a batch by column name, so no two columns of a join may share one.
      session: {
        id: sql<string>`${sessions.id}`.as('session_id'),
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      },
      account: {
        id: users.id,
        companyId: users.companyId,
        fullName: users.fullName,
        email: users.email,
        role: users.role,
        status: users.status,
        createdAt: users.createdAt,
        emailConfirmedAt: users.emailConfirmedAt,
        confirmationSentAt: users.confirmationSentAt,
        decidedAt: users.decidedAt,
        rejectionReason: users.rejectionReason,
        rejectionText: users.rejectionText,
        newEmail: users.newEmail,
        blockedAt: users.blockedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.secretHash, key.secretHash),
        eq(sessions.userId, key.userId),
        eq(sessions.purpose, key.purpose),
      ),
    )
}

export type SessionWithAccount = Awaited<ReturnType<typeof sessionWithAccount>>[number]
/** The signed-in person's own row, without the password. */
export type Account = SessionWithAccount['account']

export function touchSession(db: Database, userId: string, sessionId: string, now: Date) {
  return db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}
