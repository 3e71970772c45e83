import type { AdminAccess } from '#contract/second-factor.ts'

export interface SecondStep {
  /** When this session showed the second factor. */
  verifiedAt: Date | null
  /** Milliseconds since 1970. */
  secondFactorSince: number | null
  secondFactorRequired: number
}

/** What an administrator's session may reach. What was shown of a factor that is no more counts for nothing. */
export function accessOf({ verifiedAt, secondFactorSince, secondFactorRequired }: SecondStep): AdminAccess {
  if (secondFactorSince !== null)
    return verifiedAt && verifiedAt.getTime() >= secondFactorSince ? 'full' : 'code'
  return secondFactorRequired ? 'enrolment' : 'full'
}
