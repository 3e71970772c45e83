import type { BulkDecided } from '#contract/registrations.ts'
import type { MemberWork } from '#platform/work.ts'
import { decide } from './decide.ts'

export function approveRegistrations(work: MemberWork, ids: string[]): Promise<BulkDecided> {
  return decide(work, ids, { status: 'approved' })
}
