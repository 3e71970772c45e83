import { UPLOADS_PER_HOUR } from '#contract/files.ts'
import { countAttempt, type ThrottlePolicy } from '#database/throttles.ts'
import { HOUR, MINUTE, SECOND } from '#domain/duration.ts'
import { rateLimitScale } from './bindings.ts'
import { TooMany } from './errors.ts'
import { hmac } from './secrets.ts'
import type { Work } from './work.ts'

/** 5 wrong secrets in 15 minutes, then a wait of 1 to 60 minutes that doubles with each further attempt. */
const WRONG_SECRETS: ThrottlePolicy = {
  limit: 5,
  windowMs: 15 * MINUTE,
  penalty: { firstMs: MINUTE, maxMs: HOUR },
}

/**
 * Every limit on attempts. Each policy has its own counters, one per subject: account, client IP or e-mail.
 */
const policies = {
  signInPerAccount: WRONG_SECRETS,
  signInPerClientIp: { limit: 30, windowMs: 15 * MINUTE },
  currentPasswordPerAccount: WRONG_SECRETS,
  secondFactorPerAccount: WRONG_SECRETS,
  registrationPerClientIp: { limit: 5, windowMs: HOUR },
  statusPerClientIp: { limit: 5, windowMs: MINUTE },
  statusPerEmail: { limit: 10, windowMs: HOUR },
  confirmationPerClientIp: { limit: 10, windowMs: MINUTE },
  passwordResetPerClientIp: { limit: 5, windowMs: HOUR },
  passwordResetPerEmail: { limit: 3, windowMs: HOUR },
  emailChangePerAccount: { limit: 5, windowMs: HOUR },
  /** Announced files of a member, policies and exams together. */
  uploadPerAccount: { limit: UPLOADS_PER_HOUR, windowMs: HOUR },
  /** Contents count apart from announcements, so that a failed upload counts too. */
  uploadContentPerAccount: { limit: UPLOADS_PER_HOUR, windowMs: HOUR },
} satisfies Record<string, ThrottlePolicy>

/**
 * The counter of a policy for one subject. Run `attempt` in the verb's first round trip and pass its result to
 * `requireAllowed`. `key` is an HMAC, so that the table holds no client IP and no e-mail.
 */
export async function throttle({ clock, db, env }: Work, policy: keyof typeof policies, subject: string) {
  const key = await hmac(env.DATA_KEY, `${policy}:${subject}`)
  return { key, attempt: countAttempt(db, key, policies[policy], clock.now(), rateLimitScale(env)) }
}

type AttemptRow = Awaited<ReturnType<typeof countAttempt>>[number]

/** Throws `TooMany` with the longest wait if one of the counted attempts exceeds its limit. */
export function requireAllowed({ clock }: Work, ...counted: AttemptRow[][]): void {
  const rejected = counted.flat().filter((row) => !row.allowed)
  if (rejected.length === 0) return
  const until = Math.max(...rejected.map((row) => row.blockedUntil.getTime()))
  throw new TooMany((until - clock.now().getTime()) / SECOND)
}
