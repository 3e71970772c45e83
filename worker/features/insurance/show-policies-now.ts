import { NOW_LIST_MAX } from '#contract/now.ts'
import type { MemberWork } from '#platform/work.ts'
import { firstPolicyOf, unansweredRejectionsOf } from './insurance.queries.ts'

export async function showPoliciesNow({ db, member, read }: MemberWork) {
  const [rejected, first] = await read([
    unansweredRejectionsOf(db, member.id, NOW_LIST_MAX),
    firstPolicyOf(db, member.id),
  ])
  return { rejectedPolicies: rejected, hasRecords: first.length > 0 }
}
