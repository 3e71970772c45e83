import type { BulkDecided, DecidedNow } from '../../contract/registrations.ts'
import type { MemberWork } from '../../platform/work.ts'
import { decide, decideOne } from './decide.ts'

export function approveRegistration(work: MemberWork, id: string): Promise<DecidedNow> {
  return decideOne(work, id, { status: 'approved' })
}

export function approveRegistrations(work: MemberWork, ids: string[]): Promise<BulkDecided> {
  return decide(work, ids, { status: 'approved' })
}
