import type { AdminAccess, Factor } from '#contract/second-factor.ts'
import { MINUTE } from './duration.ts'

/** A sensitive action asks for another proof of identity if the last one is older than this. */
export const FRESH_PROOF_MS = 5 * MINUTE

/** What decides about the access of a session. Members have no second step: their last values are empty. */
export interface SecondStep {
  /** When a factor, or the password where there is none, was last verified in this session. */
  verifiedAt: Date | null
  /** Since when the authenticator app is on, in milliseconds since 1970. */
  appSince: number | null
  /** Since when the user has a passkey at this address. */
  passkeySince: number | null
  secondFactorRequired: number
  /** Whether the password of the sign-in does not meet the rules for administrators. */
  weakPassword: number
}

function factorSince({ appSince, passkeySince }: SecondStep): number | null {
  if (appSince === null) return passkeySince
  return Math.max(appSince, passkeySince ?? 0)
}

/** When a factor that still is one was verified in this session. */
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
 * What an administrator's session may reach, at both addresses. A verification of a factor that was replaced or removed
 * does not count.
 */
export function accessOf(step: SecondStep): AdminAccess {
  const isVerified = factorVerifiedAt(step) !== null
  if (hasFactor(step) && !isVerified) return 'code'
  if (step.weakPassword) return 'password'
  return step.secondFactorRequired && !isVerified ? 'enrolment' : 'full'
}

/**
 * Whether a grave action of a member waits for a passkey: the member has one, and none was used in this session within the
 * last five minutes. The password proves nothing then.
 */
export function waitsForPasskey(
  session: { hasMemberPasskey: number; passkeyVerifiedAt: Date | null },
  now: Date,
): boolean {
  const provenAt = session.passkeyVerifiedAt?.getTime() ?? 0
  return Boolean(session.hasMemberPasskey) && now.getTime() - provenAt >= FRESH_PROOF_MS
}

/** Whether the session's user proved within the last five minutes who they are. Without a factor the password does. */
export function isFreshlyProven(step: SecondStep & { createdAt: number }, now: Date): boolean {
  const provenAt = hasFactor(step)
    ? factorVerifiedAt(step)
    : Math.max(step.createdAt, step.verifiedAt?.getTime() ?? 0)
  return provenAt !== null && now.getTime() - provenAt < FRESH_PROOF_MS
}
