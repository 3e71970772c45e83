import type { Context, MiddlewareHandler } from 'hono'
import type { QuotaKind } from '#contract/quotas.ts'
import type { QuotaChange } from '#database/quotas.ts'
import { SECOND } from '#domain/duration.ts'
import { quotaDayOf } from '#domain/server/quotas.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { quotaExceeded } from '#platform/database-errors.ts'
import { QuotaReached } from '#platform/errors.ts'
import { quotaInAll, quotaOfTheDay } from '#texts/quotas.ts'
import type { AppEnv } from './app-env.ts'
import { callerOf } from './caller.ts'
import { declared } from './declared.ts'

const DAY_SECONDS = 86_400

// Reasons for `free` that several features share.
export const ENDED_ROWS = 'ends or marks rows that exist, and adds none'
export const STAFF = 'work of the staff on rows that exist; each is in the audit log'
export const TOKEN = 'needs an unused token'

/**
 * Counts the request towards a quota of the member. Every route that adds or changes something has this or
 * `free`.
 * @param changes 0 if an earlier request for the same file was counted
 */
export function counts(
  kind: QuotaKind,
  { changes = 1 }: { changes?: 0 | 1 } = {},
): MiddlewareHandler<AppEnv> {
  return declared({ quota: true }, async (c, next) => {
    c.set('quota', { kind, changes })
    await next()
  })
}

/** Says why the route counts towards no quota. */
export function free(_reason: string): MiddlewareHandler<AppEnv> {
  return declared({ quota: true }, (_, next) => next())
}

/** What the request counts towards the member's quota, if its route has one. */
export async function readQuotaChange(c: Context<AppEnv>): Promise<QuotaChange | undefined> {
  const quota = c.get('quota')
  if (!quota) return undefined
  // Counted whatever their type. The bytes of files, which are not read as text, are counted where they are
  // stored.
  const bytes = new TextEncoder().encode(await c.req.bodyCache.text).byteLength
  const { day } = quotaDayOf(c.env.CLOCK.now())
  return { ...quota, day, bytes, scale: rateLimitScale(c.env) }
}

/** The error of a batch as the member should see it: the quota that is used up, and when it resets. */
export function explainQuota(c: Context<AppEnv>, error: unknown): unknown {
  const code = quotaExceeded(error)
  const kind = c.get('quota')?.kind
  if (!code || !kind) return error
  if (code === 'quota_in_all') return new QuotaReached(code, DAY_SECONDS, quotaInAll({ kind }))
  const now = c.env.CLOCK.now()
  const { endsAt } = quotaDayOf(now)
  const until = dateTimeIn(callerOf(c).timeZone, endsAt)
  const wait = Math.ceil((endsAt.getTime() - now.getTime()) / SECOND)
  return new QuotaReached(code, wait, quotaOfTheDay({ kind, until }))
}
