import type { AdminAccess, Factor } from '#contract/second-factor.ts'
import { MINUTE } from './duration.ts'

/** A sensitive action requires a new proof of identity if the last one is older than this. */
export const FRESH_PROOF_MS = 5 * MINUTE

/** What decides a session's access. Members have no second step: for them the last values are empty. */
export interface SecondStep {
  /** When a factor, or the password if there is none, was last verified in this session. */
  verifiedAt: Date | null
  /** When the authenticator app was turned on, in milliseconds since 1970. */
  appSince: number | null
  /** When the user's first passkey at this address was added. */
  passkeySince: number | null
  secondFactorRequired: number
  /** Whether the password used to sign in fails the rules for administrators. */
  weakPassword: number
}

function factorSince({ appSince, passkeySince }: SecondStep): number | null {
  if (appSince === null) return passkeySince
  return Math.max(appSince, passkeySince ?? 0)
}

/** When a factor that still exists was verified in this session. */
function factorVerifiedAt(step: SecondStep): number | null {
  const since = factorSince(step)
  const verifiedAt = step.verifiedAt?.getTime()
  return since !== null && verifiedAt !== undefined && verifiedAt >= since ? verifiedAt : null
}

export function factorsOf({ appSince, passkeySince }: SecondStep): Factor[] {
  return [
    ...(appSince === null ? [] : (['app'] as const)),
    ...(passkeySince === null ? [] : (['passkey'] as const)),
  ]
}

export function hasFactor(step: SecondStep): boolean {
  return factorSince(step) !== null
}

/**
 * What an administrator's session may reach, at both addresses. The verification of a factor that has been
 * replaced or removed does not count.
 */
export function accessOf(step: SecondStep): AdminAccess {
  const isVerified = factorVerifiedAt(step) !== null
  if (hasFactor(step) && !isVerified) return 'code'
  if (step.weakPassword) return 'password'
  return step.secondFactorRequired && !isVerified ? 'enrolment' : 'full'
}

/**
 * Whether a member's sensitive action must wait for a passkey: the member has one, and none was used in this
 * session within the last five minutes. The password is not enough then.
 */
export function waitsForPasskey(
  session: { hasMemberPasskey: number; passkeyVerifiedAt: Date | null },
  now: Date,
): boolean {
  const provenAt = session.passkeyVerifiedAt?.getTime() ?? 0
  return Boolean(session.hasMemberPasskey) && now.getTime() - provenAt >= FRESH_PROOF_MS
}

/**
 * Whether the session's user proved their identity within the last five minutes. Without a factor, the
 * password counts.
 */
export function isFreshlyProven(step: SecondStep & { createdAt: number }, now: Date): boolean {
  const provenAt = hasFactor(step)
    ? factorVerifiedAt(step)
    : Math.max(step.createdAt, step.verifiedAt?.getTime() ?? 0)
  return provenAt !== null && now.getTime() - provenAt < FRESH_PROOF_MS
}
