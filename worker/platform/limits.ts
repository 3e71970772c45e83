import { UPLOADS_PER_HOUR } from '#contract/files.ts'
import type { ThrottlePolicy } from '#database/throttles.ts'
import { HOUR, MINUTE } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'
import { TooMany } from './errors.ts'
import { hmac } from './secrets.ts'

/** Wrong passwords for one account: 5 in 15 minutes, then a doubling wait of 1 to 60 minutes. */
export const SIGN_IN_PER_ACCOUNT: ThrottlePolicy = {
  limit: 5,
  windowMs: 15 * MINUTE,
  penalty: { firstMs: MINUTE, maxMs: HOUR },
}
export const SIGN_IN_PER_ORIGIN: ThrottlePolicy = { limit: 30, windowMs: 15 * MINUTE }
export const REGISTER_PER_ORIGIN: ThrottlePolicy = { limit: 5, windowMs: HOUR }
export const STATUS_PER_ORIGIN: ThrottlePolicy = { limit: 5, windowMs: MINUTE }
export const STATUS_PER_EMAIL: ThrottlePolicy = { limit: 10, windowMs: HOUR }
export const CONFIRMATION_PER_ORIGIN: ThrottlePolicy = { limit: 10, windowMs: MINUTE }
export const RESET_PER_ORIGIN: ThrottlePolicy = { limit: 5, windowMs: HOUR }
export const EMAIL_CHANGES_PER_ACCOUNT: ThrottlePolicy = { limit: 5, windowMs: HOUR }
export const UPLOADS_PER_ACCOUNT: ThrottlePolicy = { limit: UPLOADS_PER_HOUR, windowMs: HOUR }
export const RESET_PER_EMAIL: ThrottlePolicy = { limit: 3, windowMs: HOUR }

/** A member's uploads are counted together, wherever they go. */
export function uploadKey(env: Bindings, memberId: string): Promise<string> {
  return hmac(env.DATA_KEY, `upload:account:${memberId}`)
}

/** Contents have a count of their own, so that one that fails counts too. */
export function uploadContentKey(env: Bindings, memberId: string): Promise<string> {
  return hmac(env.DATA_KEY, `upload-content:account:${memberId}`)
}

type Counted = { allowed: boolean; blockedUntil: Date }[]

/** Throws `TooMany` where one of the counted attempts may not go on. */
export function requireAllowed(now: Date, ...counted: Counted[]): void {
  const refused = counted.flat().filter((row) => !row.allowed)
  if (refused.length === 0) return
  const until = Math.max(...refused.map((row) => row.blockedUntil.getTime()))
  throw new TooMany((until - now.getTime()) / 1000)
}
