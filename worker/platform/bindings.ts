import type { R2Bucket, RateLimit, SendEmail } from '@cloudflare/workers-types'
import { UNDO_SECONDS } from '#contract/registrations.ts'
import type { DatabaseBindings } from '#database/client.ts'

/** What the platform hands to the Worker: wrangler.toml's bindings, variables and secrets. */
export interface Bindings extends DatabaseBindings {
  /** The store of members' files. */
  FILES?: R2Bucket
  EMAIL?: SendEmail
  FLOOD_LIMIT?: RateLimit
  MEMBER_URL: string
  ADMIN_URL: string
  MAIL_FROM: string
  /** Origin of the one external chat that the static pages may show; `npm run deploy` gives it to both. */
  CHAT_ORIGIN?: string
  /** Signing keys of the member cookie, newest first, separated by commas. */
  SESSION_KEYS: string
  ADMIN_SESSION_KEYS: string
  PASSWORD_PEPPER: string
  /** Keys the HMACs of what is stored only to be compared (addresses, fingerprints). */
  DATA_KEY: string
  /** `true` under `wrangler dev`, never in a deployment. */
  LOCAL?: string
  /** A factor on every limit, honoured where `LOCAL` is `true`. */
  RATE_LIMIT_SCALE?: string
  /** For how long a decision can be taken back, honoured where `LOCAL` is `true`. */
  UNDO_SECONDS?: string
}

/** The address that a request came through: known by the entry that took it, never by a header. */
export type Address = 'member' | 'admin'

export type AppBindings = Bindings & { ADDRESS: Address }

const KEY_MIN_LENGTH = 32

/** Names of the secrets that are missing or too short to be safe. */
export function missingSecrets(env: Bindings): string[] {
  const names = ['SESSION_KEYS', 'ADMIN_SESSION_KEYS', 'PASSWORD_PEPPER', 'DATA_KEY'] as const
  return names.filter((name) => !env[name] || env[name].split(',').some((key) => key.length < KEY_MIN_LENGTH))
}

/** The factor on every limit. */
export function rateLimitScale(env: Bindings): number {
  const scale = env.LOCAL === 'true' ? Number(env.RATE_LIMIT_SCALE ?? 1) : 1
  return Number.isFinite(scale) && scale > 0 ? scale : 1
}

/** For how long a decision on a registration can be taken back, in milliseconds. */
export function undoMs(env: Bindings): number {
  const seconds = env.LOCAL === 'true' ? Number(env.UNDO_SECONDS ?? UNDO_SECONDS) : UNDO_SECONDS
  return 1000 * (Number.isFinite(seconds) && seconds >= 0 ? seconds : UNDO_SECONDS)
}
