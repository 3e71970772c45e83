import type { PolicyDecided } from '#contract/policy-reviews.ts'
import type { MemberWork } from '#platform/work.ts'
import { decidePolicy } from './decide-policy.ts'

export function approvePolicy(
  work: MemberWork,
  id: string,
  { policyNumber }: { policyNumber: string },
): Promise<PolicyDecided> {
  return decidePolicy(work, id, { status: 'approved', policyNumber })
}
