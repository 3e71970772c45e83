import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { users } from './schema/accounts.ts'
import { throttles } from './schema/operations.ts'

/** At most `limit` attempts in a window. Further attempts wait for the end of the window, or for the penalty. */
export interface ThrottlePolicy {
  limit: number
  windowMs: number
  /** Each attempt beyond the limit doubles the wait, from `firstMs` to `maxMs`. */
  penalty?: { firstMs: number; maxMs: number }
}

/** The counters of one attempt. Keys are HMACs, or SQL that chooses among HMACs. */
export interface AttemptKeys {
  key: string | SQL<string>
  /** A second counter for a wider group of subjects. */
  wide?: { key: string; factor: number }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Returns for each counter
 * whether the attempt is allowed and, if not, when the next one is. An attempt that the first counter rejects does not
 * count for the wider one, so that nobody alone exhausts it.
 * @param scale factor on the limit
 */
export function countAttempt(
  db: Database,
  { key, wide }: AttemptKeys,
  policy: ThrottlePolicy,
  now: Date,
  scale: number,
) {
  const at = now.getTime()
  const rows = [{ key, factor: 1 }, ...(wide ? [{ key: wide.key, factor: wide.factor }] : [])].map(
    ({ key, factor }) => {
      const limit = Math.max(1, Math.floor(policy.limit * factor * scale))
      return { key, limit, firstWait: limit > 1 ? 0 : at + (policy.penalty?.firstMs ?? policy.windowMs) }
    },
  )
  const own = (value: 'limit' | 'firstWait') => {
    const [near, wider] = rows.map((row) => row[value])
    return wide ? sql`iif(${throttles.key} = ${wide.key}, ${wider}, ${near})` : sql`${near}`
  }
  const limit = own('limit')
  const near = alias(throttles, 'near')
  const rejectedByNear = wide
    ? sql`(${throttles.key} = ${wide.key} and exists (select 1 from ${throttles} as near
        where ${near.key} = ${key} and ${near.blockedUntil} > ${at} and not ${near.allowed}))`
    : sql`0`
  const blocked = sql`${throttles.blockedUntil} > ${at}`
  const unchanged = sql`(${blocked} or ${rejectedByNear})`
  const over = policy.penalty
    ? sql`(${throttles.attempts} < ${limit} and ${throttles.since} <= ${at - policy.windowMs})
        or (${throttles.attempts} >= ${limit} and ${throttles.blockedUntil} <= ${at - policy.penalty.maxMs})`
    : sql`${throttles.since} <= ${at - policy.windowMs}`
  const wait = policy.penalty
    ? sql`${at} + min(${policy.penalty.maxMs}, ${policy.penalty.firstMs} * (1 << min(${throttles.attempts} + 1 - ${limit}, 16)))`
    : sql`${throttles.since} + ${policy.windowMs}`
  return db
    .insert(throttles)
    .values(
      rows.map(({ key, firstWait }) => ({
        key,
        attempts: 1,
        since: now,
        blockedUntil: new Date(firstWait),
        allowed: true,
        staleAt: new Date(at + policy.windowMs + 2 * (policy.penalty?.maxMs ?? 0)),
      })),
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${unchanged} then ${throttles.attempts} when ${over} then 1 else ${throttles.attempts} + 1 end`,
        since: sql`case when not ${unchanged} and (${over}) then ${at} else ${throttles.since} end`,
        blockedUntil: sql`case when ${unchanged} then ${throttles.blockedUntil}
          when ${over} then ${own('firstWait')}
          when ${throttles.attempts} + 1 >= ${limit} then ${wait}
          else 0 end`,
        allowed: sql`not (${blocked})`,
        staleAt: sql`excluded.stale_at`,
      },
    })
    .returning({ key: throttles.key, allowed: throttles.allowed, blockedUntil: throttles.blockedUntil })
}

/** The key of the account with the e-mail; `otherwise` if there is none. */
export function keyOfAccount(
  email: string,
  keys: ReadonlyMap<string, string>,
  otherwise: string,
): SQL<string> {
  const choices = [...keys].map(([userId, key]) => sql`when ${userId} then ${key}`)
  return sql<string>`case (select ${users.id} from ${users} where ${users.email} = ${email}) ${sql.join(choices, sql` `)} else ${otherwise} end`
}

/** Condition: the last counted attempt was within its limit. For the statements after it in one batch. */
export function attemptIsAllowed(db: Database, key: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(throttles)
      .where(and(eq(throttles.key, key), eq(throttles.allowed, true))),
  )
}

/** Resets the counter under a condition, such as that the verified password is still the current one. */
export function resetAttemptsWhere(db: Database, key: string, condition: SQL) {
  return db.delete(throttles).where(and(eq(throttles.key, key), condition))
}

/** Uncounts one attempt of each counter under a condition, because it was not a failed one. */
export function refundAttemptWhere(db: Database, keys: string[], condition: SQL) {
  return db
    .update(throttles)
    .set({ attempts: sql`max(0, ${throttles.attempts} - 1)`, blockedUntil: new Date(0) })
    .where(and(inArray(throttles.key, keys), condition))
}
