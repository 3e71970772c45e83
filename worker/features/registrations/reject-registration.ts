import type { DecidedNow } from '#contract/registrations.ts'
import type { MemberWork } from '#platform/work.ts'
import { decideOne } from './decide.ts'
import { type Rejection, rejectedFor } from './rejection.ts'

export function rejectRegistration(work: MemberWork, id: string, rejection: Rejection): Promise<DecidedNow> {
  return decideOne(work, id, rejectedFor(rejection))
}
