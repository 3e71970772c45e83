import type { PolicyDecided } from '#contract/policy-reviews.ts'
import type { MemberWork } from '#platform/work.ts'
import { decidePolicy } from './decide-policy.ts'

/** Rejects a policy. The text reaches the member's screen, the bell and the e-mail. */
export function rejectPolicy(
  work: MemberWork,
  id: string,
  { text }: { text: string },
): Promise<PolicyDecided> {
  return decidePolicy(work, id, { status: 'rejected', rejectionText: text })
}
