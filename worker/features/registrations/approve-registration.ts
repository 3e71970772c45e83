import type { DecidedNow } from '#contract/registrations.ts'
import type { MemberWork } from '#platform/work.ts'
import { decideOne } from './decide.ts'

export function approveRegistration(work: MemberWork, id: string): Promise<DecidedNow> {
  return decideOne(work, id, { status: 'approved' })
}
