import { eq, type SQL } from 'drizzle-orm'
import type { ErrorCode } from '#contract/errors.ts'
import { UPLOADS_PER_HOUR } from '#contract/files.ts'
import type { RowOf } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import {
  type AttemptKeys,
  countAttempt,
  type DeviceCounter,
  keysOfDevice,
  type ThrottlePolicy,
} from '#database/throttles.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/duration.ts'
import { networksOf, WIDE_NETWORK_FACTOR } from '#domain/server/client-networks.ts'
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
 * Every limit on attempts. Each policy has separate counters per subject: account, e-mail or client network.
 * `limited` on a route, or a verb, counts; an open route whose verb counts says so with `limitedByVerb`.
 */
const policies = {
  signInPerAccount: WRONG_SECRETS,
  signInPerClientIp: { limit: 30, windowMs: 15 * MINUTE },
  currentPasswordPerAccount: WRONG_SECRETS,
  secondFactorPerAccount: WRONG_SECRETS,
  /** Rejected passkey answers. There is no limit per account, so that nobody can lock out a known passkey. */
  passkeyPerClientIp: { limit: 30, windowMs: 15 * MINUTE },
  registrationPerClientIp: { limit: 5, windowMs: HOUR },
  statusPerClientIp: { limit: 5, windowMs: MINUTE },
  statusPerEmail: { limit: 10, windowMs: HOUR },
  cspReportPerClientIp: { limit: 60, windowMs: HOUR },
  confirmationPerClientIp: { limit: 10, windowMs: MINUTE },
  confirmationResendPerClientIp: { limit: 10, windowMs: HOUR },
  passwordResetPerClientIp: { limit: 5, windowMs: HOUR },
  passwordResetPerEmail: { limit: 3, windowMs: HOUR },
  emailChangePerAccount: { limit: 5, windowMs: HOUR },
  /** Changes requested by one administrator. Each sends an e-mail to an address of their choice. */
  emailCorrectionPerAccount: { limit: 60, windowMs: HOUR },
  /** E-mails that anyone can have sent to an address by entering it. Each kind is counted separately. */
  registrationMailPerRecipient: { limit: 5, windowMs: DAY },
  confirmationMailPerRecipient: { limit: 10, windowMs: DAY },
  passwordResetMailPerRecipient: { limit: 6, windowMs: DAY },
  /**
   * Additional e-mails for all known devices of the account together, so that strangers cannot use up the
   * owner's.
   */
  spareResetMailPerRecipient: { limit: 2, windowMs: DAY },
  newEmailMailPerRecipient: { limit: 5, windowMs: DAY },
  nameCorrectionMailPerRecipient: { limit: 5, windowMs: DAY },
  /** Announced files of a member, policies and exams together. */
  uploadPerAccount: { limit: UPLOADS_PER_HOUR, windowMs: HOUR },
  /** Contents are counted separately from announcements, so that a failed upload counts too. */
  uploadContentPerAccount: { limit: UPLOADS_PER_HOUR, windowMs: HOUR },
  /** Exports of whole lists by their owner, all lists together. */
  exportPerAccount: { limit: 20, windowMs: HOUR },
  /** Downloads of the four logs, all together. */
  logExportPerAccount: { limit: 20, windowMs: HOUR },
  /** Requested and retried reports. */
  reportPerAccount: { limit: 30, windowMs: HOUR },
} satisfies Record<string, ThrottlePolicy>

export type PolicyName = keyof typeof policies
type PolicyPer<Subject extends string> = Extract<PolicyName, `${string}Per${Subject}`>
/** A policy that can stand on a route, see `limited`. */
export type CallerPolicy = PolicyPer<'Account' | 'ClientIp'>

function keyOf({ env }: Work, policy: PolicyName, subject: string): Promise<string> {
  return hmac(env.DATA_KEY, `${policy}:${subject}`)
}

function attemptOf({ clock, db, env }: Work, policy: PolicyName, keys: AttemptKeys) {
  return countAttempt(db, keys, policies[policy], clock.now(), rateLimitScale(env))
}

/**
 * The mailbox of an address: without the tag after a plus sign in the local part, since many providers
 * deliver all tags to one mailbox (RFC 5233).
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const plus = email.indexOf('+')
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email
}

/**
 * The counter of a policy for one subject. Run `attempt` in the verb's first round trip and pass its result
 * to `requireAllowed`. `key` is an HMAC, so that the table holds neither client IPs nor e-mail addresses.
 */
export async function throttle(
  work: Work,
  policy: PolicyPer<'Account' | 'Recipient' | 'Email'>,
  subject: string,
) {
  const key = await keyOf(work, policy, policy.endsWith('PerRecipient') ? mailboxOf(subject) : subject)
  return { key, attempt: attemptOf(work, policy, { key }) }
}

/**
 * The counter of a policy for an account or, if the caller's browser has signed in to it before, for the
 * browser.
 */
export function throttleAccount(work: Work, policy: PolicyPer<'Account'>, userId: string) {
  return throttleKnownDevice(work, policy, eq(users.id, userId), userId)
}

/**
 * The counter of a policy for an e-mail or, if the caller's browser has signed in to its account before, for
 * the browser.
 */
export function throttleEmail(work: Work, policy: PolicyPer<'Account' | 'Email'>, email: string) {
  return throttleKnownDevice(work, policy, eq(users.email, email), email)
}

/** The database decides whether the browser is known, so that the account need not be read first. */
async function throttleKnownDevice(
  work: Work,
  policy: PolicyPer<'Account' | 'Email'>,
  who: SQL,
  subject: string,
) {
  const shared = await keyOf(work, policy, subject)
  const devices: DeviceCounter[] = []
  for (const { userId, credentialsVersion, deviceId } of await work.caller.knownAccounts())
    devices.push({
      credentials: `${userId}.${credentialsVersion}`,
      key: await keyOf(work, policy, `device:${userId}:${deviceId}`),
      group: await keyOf(work, policy, `devices:${userId}`),
    })
  const keys = keysOfDevice(who, devices, shared, work.clock.now())
  return {
    attempt: attemptOf(work, policy, keys),
    /** The counter that counted the attempt, and whether it is the browser's own. */
    counterOf(counted: AttemptRow[]) {
      const { key } = counted[0] ?? { key: shared }
      return { key, isKnownDevice: key !== shared }
    },
  }
}

/** The counters of a policy for the caller's network: an IPv4 address, or the /64 and the /48 of an IPv6 address. */
export async function throttleClientIp(work: Work, policy: PolicyPer<'ClientIp'>) {
  const { near, wide } = networksOf(work.caller.clientIp)
  const keys: AttemptKeys = {
    key: await keyOf(work, policy, near),
    ...(wide && { wide: { key: await keyOf(work, policy, wide), factor: WIDE_NETWORK_FACTOR } }),
  }
  return { attempt: attemptOf(work, policy, keys) }
}

/** The statements that count an attempt of the caller: of the account or of the client network. */
export async function attemptsOfCaller(work: Work, policies: readonly CallerPolicy[], accountId: string) {
  const isPerAccount = (policy: CallerPolicy): policy is PolicyPer<'Account'> => policy.endsWith('PerAccount')
  const counters = policies.map((policy) =>
    isPerAccount(policy) ? throttle(work, policy, accountId) : throttleClientIp(work, policy),
  )
  return (await Promise.all(counters)).map(({ attempt }) => attempt)
}

type AttemptRow = RowOf<typeof countAttempt>

/** Whether every counted attempt is within its limit. */
export function isAllowed(...counted: AttemptRow[][]): boolean {
  return counted.flat().every(({ allowed }) => allowed)
}

/** Throws `TooMany` with the longest wait if one of the counted attempts exceeds its limit. */
export function requireAllowed(work: Work, ...counted: AttemptRow[][]): void {
  requireWithin(work, 'too_many_requests', counted.flat())
}

/**
 * Throws `TooMany` if the address has reached its daily limit of e-mails. Only for callers who may know about
 * the account.
 */
export function requireMailAllowed(work: Work, counted: AttemptRow[]): void {
  requireWithin(work, 'mail_limit_reached', counted)
}

function requireWithin({ clock }: Work, code: ErrorCode, counted: AttemptRow[]): void {
  const rejected = counted.filter((row) => !row.allowed)
  if (rejected.length === 0) return
  const until = Math.max(...rejected.map((row) => row.blockedUntil.getTime()))
  throw new TooMany((until - clock.now().getTime()) / SECOND, code)
}
