import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { byOwner } from '../credentials.queries.ts'

/**
 * The audit row of a wrong password; none if nobody has the e-mail, or if the account already has `max` such
 * rows.
 */
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
