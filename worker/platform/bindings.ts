import type { R2Bucket, RateLimit, SendEmail } from '@cloudflare/workers-types'
import { UNDO_SECONDS } from '#contract/registrations.ts'
import type { DatabaseBindings } from '#database/client.ts'
import { SECOND } from '#domain/duration.ts'
import { type Clock, systemClock, type Wait } from './clock.ts'

/** Bindings, variables and secrets of wrangler.toml. */
export interface Bindings extends DatabaseBindings {
  /** Files of members and companies. */
  FILES?: R2Bucket
  EMAIL?: SendEmail
  FLOOD_LIMIT?: RateLimit
  MEMBER_URL: string
  ADMIN_URL: string
  MAIL_FROM: string
  /** Address outside the deployment to which the last seals of the logs are sent once a day. */
  LOG_HEADS_TO?: string
  /** Origin of the external chat that the static pages may frame. `npm run deploy` sets it for both addresses. */
  CHAT_ORIGIN?: string
  /** Signing keys of the member cookie, newest first, comma-separated. */
  SESSION_KEYS: string
  ADMIN_SESSION_KEYS: string
  /** Keys of the password hashes, newest first, comma-separated. */
  PASSWORD_PEPPER: string
  /** Keys of sealed texts, and of HMACs that are stored only for comparison, newest first, comma-separated. */
  DATA_KEY: string
  /** `true` under `wrangler dev`, never in a deployment. */
  LOCAL?: string
  /** Factor applied to every limit. Ignored unless `LOCAL` is `true`. */
  RATE_LIMIT_SCALE?: string
  /** How long a decision can be undone. Ignored unless `LOCAL` is `true`. */
  UNDO_SECONDS?: string
  /** How far the clock is ahead of the system's, in milliseconds. Ignored unless `LOCAL` is `true`. */
  CLOCK_OFFSET_MS?: string
}

/** The address that a request came through. The entrypoint sets it, never a header. */
export type Address = 'member' | 'admin'

/** What the entrypoints pass to the app. */
export type AppBindings = Bindings & { ADDRESS: Address; CLOCK: Clock; WAIT: Wait }

/** Public address in the browser, from the configuration. */
export function urlOf(env: Bindings, address: Address): URL {
  return new URL(address === 'admin' ? env.ADMIN_URL : env.MEMBER_URL)
}

/** Keys that sign the cookie and the passkey challenges of an address, newest first. */
export function sessionKeysOf(env: Bindings, address: Address): string {
  return address === 'admin' ? env.ADMIN_SESSION_KEYS : env.SESSION_KEYS
}

const KEY_MIN_LENGTH = 32

/** Names of the secrets that are missing or shorter than 32 characters. */
export function missingSecrets(env: Bindings): string[] {
  const names = ['SESSION_KEYS', 'ADMIN_SESSION_KEYS', 'PASSWORD_PEPPER', 'DATA_KEY'] as const
  return names.filter((name) => !env[name] || env[name].split(',').some((key) => key.length < KEY_MIN_LENGTH))
}

/** Factor applied to every limit; 1 in a deployment. */
export function rateLimitScale(env: Bindings): number {
  const scale = env.LOCAL === 'true' ? Number(env.RATE_LIMIT_SCALE ?? 1) : 1
  return Number.isFinite(scale) && scale > 0 ? scale : 1
}

/** How long a decision can be undone, in milliseconds. */
export function undoMs(env: Bindings): number {
  const seconds = env.LOCAL === 'true' ? Number(env.UNDO_SECONDS ?? UNDO_SECONDS) : UNDO_SECONDS
  return SECOND * (Number.isFinite(seconds) && seconds >= 0 ? seconds : UNDO_SECONDS)
}

/** The system clock; for local use, shifted by `CLOCK_OFFSET_MS`. */
export function clockOf(env: Bindings): Clock {
  const offset = env.LOCAL === 'true' ? Number(env.CLOCK_OFFSET_MS ?? 0) : 0
  return offset ? { now: () => new Date(Date.now() + offset) } : systemClock
}
