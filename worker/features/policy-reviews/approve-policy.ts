import type { MemberWork } from '../../platform/work.ts'
import { type Decided, decidePolicy } from './decide-policy.ts'

export function approvePolicy(
  work: MemberWork,
  id: string,
  { policyNumber }: { policyNumber: string },
): Promise<Decided> {
  return decidePolicy(work, id, { status: 'approved', policyNumber })
}
