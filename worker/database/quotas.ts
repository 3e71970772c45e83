import { eq, type SQL, sql } from 'drizzle-orm'
import type { QuotaKind } from '#contract/quotas.ts'
import { limitsOf, SHOWN_SHARE } from '#domain/server/quotas.ts'
import type { Database } from './client.ts'
import { insertSelected } from './insert-where.ts'
import { users } from './schema/accounts.ts'
import { quotaUsage } from './schema/quotas.ts'

export interface QuotaChange {
  kind: QuotaKind
  /** Calendar day in Brasília. */
  day: string
  /** Number of additions or changes that it counts as. */
  changes: number
  /** Bytes of the request. */
  bytes: number
  /** Factor applied to the limits. */
  scale: number
}

/**
 * Counts a change against its member's quotas. Fails, and rolls its batch back, if the change exceeds one. It
 * must come after the change, when the triggers have counted its rows and bytes.
 */
export function countChange(
  db: Database,
  ownerId: string,
  { kind, day, changes, bytes, scale }: QuotaChange,
) {
  const limits = limitsOf(kind, scale)
  const isToday = sql`${quotaUsage.day} = excluded.day`
  const changesToday = sql`(iif(${isToday}, ${quotaUsage.changesToday}, 0) + excluded.changes_today)`
  const bytesToday = sql`(iif(${isToday}, ${quotaUsage.bytesToday}, 0) + excluded.bytes_today)`
  const pairs = {
    day: [
      [changesToday, limits.perDay],
      [bytesToday, limits.bytesPerDay],
    ],
    total: [
      [sql`${quotaUsage.rows}`, limits.rows],
      [sql`${quotaUsage.bytes}`, limits.bytes],
    ],
  } as const
  const some = (which: keyof typeof pairs, compare: (used: SQL, limit: number) => SQL) => {
    const bounded = pairs[which].filter(([, limit]) => Number.isFinite(limit))
    const conditions = bounded.map(([used, limit]) => compare(used, limit))
    return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`0`
  }
  const isOver = (used: SQL, limit: number) => sql`${used} > ${limit}`
  const isNear = (used: SQL, limit: number) => sql`${used} >= ${Math.ceil(limit * SHOWN_SHARE)}`
  const which = (compare: (used: SQL, limit: number) => SQL) =>
    sql`case when ${some('total', compare)} then 'total' when ${some('day', compare)} then 'day' end`
  const row = { ownerId, kind, day, changesToday: changes, bytesToday: bytes }
  // The account may have been replaced or erased since the request began.
  return insertSelected(db, quotaUsage, row, users, eq(users.id, ownerId)).onConflictDoUpdate({
    target: [quotaUsage.ownerId, quotaUsage.kind],
    set: {
      day: sql`excluded.day`,
      changesToday,
      bytesToday,
      reached: which(isNear),
      exceeded: which(isOver),
    },
  })
}
