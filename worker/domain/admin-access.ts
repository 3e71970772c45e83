import type { AdminAccess } from '#contract/second-factor.ts'

export interface SecondStep {
  /** When the second factor was verified in this session. */
  verifiedAt: Date | null
  /** Milliseconds since 1970. */
  secondFactorSince: number | null
  secondFactorRequired: number
}

/**
 * What an administrator's session may reach. A verification of a factor that was replaced or removed does
 * not count.
 */
export function accessOf({ verifiedAt, secondFactorSince, secondFactorRequired }: SecondStep): AdminAccess {
  if (secondFactorSince !== null)
    return verifiedAt && verifiedAt.getTime() >= secondFactorSince ? 'full' : 'code'
  return secondFactorRequired ? 'enrolment' : 'full'
}
