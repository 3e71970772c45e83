import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DAY } from '#domain/duration.ts'
import type { Database } from './client.ts'
import { rowExists } from './row-exists.ts'
import { users } from './schema/accounts.ts'
import { throttles } from './schema/operations.ts'

/** Allows `limit` attempts per window. Further attempts must wait until the window ends, or for the penalty. */
export interface ThrottlePolicy {
  limit: number
  windowMs: number
  /** Each attempt beyond the limit doubles the wait, from `firstMs` to `maxMs`. */
  penalty?: { firstMs: number; maxMs: number }
}

/** The counters for one attempt. Keys are HMACs, or SQL that selects among HMACs. */
export interface AttemptKeys {
  key: string | SQL<string>
  /** For the counter of a device: what all devices of the account share. */
  deviceGroup?: SQL<string | null>
  /** A second counter, for a wider group of subjects. */
  wide?: { key: string; factor: number }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Returns for each
 * counter whether the attempt is allowed and, if not, when the next one is. An attempt that the first counter
 * rejects does not count towards the wider one, so that nobody can exhaust it alone.
 * @param scale factor applied to the limit
 */
export function countAttempt(
  db: Database,
  { key, deviceGroup, wide }: AttemptKeys,
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
        staleAt: new Date(at + (deviceGroup ? DAY : policy.windowMs + 2 * (policy.penalty?.maxMs ?? 0))),
        deviceGroup: deviceGroup ?? null,
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

/** Maximum devices of an account with a counter of their own per day; the others share the account's counter. */
const DEVICES_MAX = 5

/** The counter of a device that signed in to an account with its current credentials. */
export interface DeviceCounter {
  /** Account and version of its credentials, separated by a dot. */
  credentials: string
  key: string
  /** The same for all devices of the account. */
  group: string
}

/**
 * The counter of the device that is known to the account found by `who`; `shared` if no device is known, if
 * it signed in with earlier credentials, or if the maximum number of others already have a counter.
 */
export function keysOfDevice(
  who: SQL,
  devices: readonly DeviceCounter[],
  shared: string,
  now: Date,
): AttemptKeys {
  if (devices.length === 0) return { key: shared }
  const credentials = sql`(select ${users.id} || '.' || ${users.credentialsVersion} from ${users} where ${who})`
  const other = alias(throttles, 'other')
  const others = sql`select count(*) from ${throttles} as other where ${other.deviceGroup} = json_each.value ->> 'group'
    and ${other.key} <> json_each.value ->> 'key' and ${other.staleAt} > ${now.getTime()}`
  const ofDevice = (field: 'key' | 'group') =>
    sql<string | null>`(select json_each.value ->> ${field} from json_each(${JSON.stringify(devices)})
      where json_each.value ->> 'credentials' = ${credentials} and (${others}) < ${DEVICES_MAX})`
  return { key: sql<string>`coalesce(${ofDevice('key')}, ${shared})`, deviceGroup: ofDevice('group') }
}

/** Condition: the last counted attempt was within its limit. For statements that follow it in the same batch. */
export function attemptIsAllowed(db: Database, key: string): SQL {
  return rowExists(db, throttles, and(eq(throttles.key, key), eq(throttles.allowed, true)))
}

/** Resets the counter under a condition, such as that the verified password is still the current one. */
export function resetAttemptsWhere(db: Database, key: string, condition: SQL) {
  return db.delete(throttles).where(and(eq(throttles.key, key), condition))
}

/** Takes one attempt off each counter under a condition, because it did not fail. */
export function refundAttemptWhere(db: Database, keys: string[], condition: SQL) {
  return db
    .update(throttles)
    .set({ attempts: sql`max(0, ${throttles.attempts} - 1)`, blockedUntil: new Date(0) })
    .where(and(inArray(throttles.key, keys), condition))
}
