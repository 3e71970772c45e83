import type { AdminAccess } from '../contract/second-factor.ts'

export interface SecondStep {
  /** When this session showed the second factor. */
  verifiedAt: Date | null
  /** Milliseconds since 1970. */
  secondFactorSince: number | null
  secondFactorRequired: number
}

/** What an administrator's session may reach. */
export function accessOf({ verifiedAt, secondFactorSince, secondFactorRequired }: SecondStep): AdminAccess {
  if (secondFactorSince !== null) return verifiedAt ? 'full' : 'code'
  return secondFactorRequired ? 'enrolment' : 'full'
}
