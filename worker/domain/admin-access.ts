import type { AdminAccess } from '#contract/second-factor.ts'

/** What decides about the access of a session. Members have no second step: their three last values are empty. */
export interface SecondStep {
  /** When the second factor was verified in this session. */
  verifiedAt: Date | null
  /** Milliseconds since 1970. */
  secondFactorSince: number | null
  secondFactorRequired: number
  /** Whether the password of the sign-in does not meet the rules for administrators. */
  weakPassword: number
}

/**
 * What an administrator's session may reach, at both addresses. A verification of a factor that was replaced or removed
 * does not count.
 */
export function accessOf(step: SecondStep): AdminAccess {
  const { verifiedAt, secondFactorSince, secondFactorRequired, weakPassword } = step
  const isVerified =
    secondFactorSince !== null && verifiedAt !== null && verifiedAt.getTime() >= secondFactorSince
  if (secondFactorSince !== null && !isVerified) return 'code'
  if (weakPassword) return 'password'
  return secondFactorRequired && !isVerified ? 'enrolment' : 'full'
}
