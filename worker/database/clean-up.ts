import { lt, sql } from 'drizzle-orm'
import { VIEW_LEASE_SECONDS } from '#contract/presence.ts'
import { ACTIVE_WEEKS_RETAINED } from '#contract/statistics.ts'
import { after, SECOND } from '#domain/duration.ts'
import type { Database } from './client.ts'
import { deleteOldErrors } from './error-log.ts'
import { sessions, tokens } from './schema/accounts.ts'
import { idempotencyKeys, throttles } from './schema/operations.ts'
import { usedChallenges } from './schema/passkeys.ts'
import { recordViews } from './schema/record-views.ts'
import { activeWeeks } from './schema/statistics.ts'

export function deleteStale(db: Database, now: Date, answersBefore: Date) {
  return {
    sessions: db.delete(sessions).where(lt(sessions.expiresAt, now)),
    tokens: db.delete(tokens).where(lt(tokens.expiresAt, now)),
    usedChallenges: db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now)),
    throttles: db.delete(throttles).where(lt(throttles.staleAt, now)),
    idempotencyKeys: db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, answersBefore)),
    recordViews: db
      .delete(recordViews)
      .where(lt(recordViews.seenAt, after(now, -VIEW_LEASE_SECONDS * SECOND))),
    errors: deleteOldErrors(db, now),
  }
}

const WEEK_MS = 7 * 86_400_000
const ACTIVE_WEEKS_BATCH_SIZE = 2000

/** Deletes a batch of rows of weeks older than `ACTIVE_WEEKS_RETAINED`. Their counts are kept. */
export function deleteOldActiveWeeks(db: Database, now: Date) {
  const before = new Date(now.getTime() - ACTIVE_WEEKS_RETAINED * WEEK_MS).toISOString().slice(0, 10)
  const some = sql`(select company_id, week, user_id from active_weeks where week < ${before} limit ${ACTIVE_WEEKS_BATCH_SIZE})`
  return db
    .delete(activeWeeks)
    .where(sql`(${activeWeeks.companyId}, ${activeWeeks.week}, ${activeWeeks.userId}) in ${some}`)
}
