import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { throttles } from './schema/operations.ts'

/** At most `limit` attempts in a window. Further attempts wait for the end of the window, or for the penalty. */
export interface ThrottlePolicy {
  limit: number
  windowMs: number
  /** Each attempt beyond the limit doubles the wait, from `firstMs` to `maxMs`. */
  penalty?: { firstMs: number; maxMs: number }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Returns whether the attempt
 * is allowed and, if not, when the next one is.
 * @param key HMAC of the throttle's key
 * @param scale factor on the limit
 */
export function countAttempt(db: Database, key: string, policy: ThrottlePolicy, now: Date, scale: number) {
  const limit = Math.max(1, Math.floor(policy.limit * scale))
  const at = now.getTime()
  const blocked = sql`${throttles.blockedUntil} > ${at}`
  const over = policy.penalty
    ? sql`(${throttles.attempts} < ${limit} and ${throttles.since} <= ${at - policy.windowMs})
        or (${throttles.attempts} >= ${limit} and ${throttles.blockedUntil} <= ${at - policy.penalty.maxMs})`
    : sql`${throttles.since} <= ${at - policy.windowMs}`
  const wait = policy.penalty
    ? sql`${at} + min(${policy.penalty.maxMs}, ${policy.penalty.firstMs} * (1 << min(${throttles.attempts} + 1 - ${limit}, 16)))`
    : sql`${throttles.since} + ${policy.windowMs}`
  const firstWait = limit > 1 ? 0 : at + (policy.penalty?.firstMs ?? policy.windowMs)
  return db
    .insert(throttles)
    .values({
      key,
      attempts: 1,
      since: now,
      blockedUntil: new Date(firstWait),
      allowed: true,
      staleAt: new Date(at + policy.windowMs + 2 * (policy.penalty?.maxMs ?? 0)),
    })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${blocked} then ${throttles.attempts} when ${over} then 1 else ${throttles.attempts} + 1 end`,
        since: sql`case when not (${blocked}) and (${over}) then ${at} else ${throttles.since} end`,
        blockedUntil: sql`case when ${blocked} then ${throttles.blockedUntil}
          when ${over} then ${firstWait}
          when ${throttles.attempts} + 1 >= ${limit} then ${wait}
          else 0 end`,
        allowed: sql`not (${blocked})`,
        staleAt: sql`excluded.stale_at`,
      },
    })
    .returning({ allowed: throttles.allowed, blockedUntil: throttles.blockedUntil })
}

/** Resets the counter under a condition, such as that the verified password is still the current one. */
export function resetAttemptsWhere(db: Database, key: string, condition: SQL) {
  return db.delete(throttles).where(and(eq(throttles.key, key), condition))
}

/** Uncounts one attempt under a condition, because it was not a failed one. */
export function refundAttemptWhere(db: Database, key: string, condition: SQL) {
  return db
    .update(throttles)
    .set({ attempts: sql`max(0, ${throttles.attempts} - 1)`, blockedUntil: new Date(0) })
    .where(and(eq(throttles.key, key), condition))
}
