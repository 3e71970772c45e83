import type { PolicyDecided } from '#contract/policy-reviews.ts'
import type { MemberWork } from '#platform/work.ts'
import { decidePolicy } from './decide-policy.ts'

/** Rejects a policy. The text is shown on the member's screen, under the bell and in the e-mail. */
export function rejectPolicy(
  work: MemberWork,
  id: string,
  { text }: { text: string },
): Promise<PolicyDecided> {
  return decidePolicy(work, id, { status: 'rejected', rejectionText: text })
}
