import { and, eq, gt, sql } from 'drizzle-orm'
import { type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { after, DAY } from '#domain/duration.ts'
import { byOwner } from '../credentials.queries.ts'

/**
 * Rows of rejected sign-ins per account and day. Further ones are not recorded, so that nobody can fill the
 * log.
 */
const REFUSALS_PER_DAY_MAX = 50

/** The audit row of a wrong password; none if nobody has the e-mail, or if the account has the maximum of the day. */
export function recordRefusedSignIn(
  db: Database,
  email: string,
  action: 'account.dashboard_refused' | 'account.sign_in_refused',
  now: Date,
  caller: Origin,
) {
  const entry = { ...byOwner(action, now, caller), actorId: null }
  const rows = db
    .select({ count: sql`count(*)` })
    .from(auditLog)
    .where(
      and(eq(auditLog.subjectId, users.id), gt(auditLog.at, after(now, -DAY)), eq(auditLog.action, action)),
    )
  return recordAuditWhere(
    db,
    entry,
    users,
    and(eq(users.email, email), sql`(${rows}) < ${REFUSALS_PER_DAY_MAX}`),
  )
}
