import { POLICIES_PAGE_SIZE, type PoliciesQuery, type Policy } from '#contract/insurance.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { firstPolicyOf, policiesOf } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

/** A page of the member's policies that match the query, newest first. */
export async function listPolicies(
  { caller, db, member, read }: MemberWork,
  query: PoliciesQuery,
): Promise<HistoryPage<Policy>> {
  const slice = sliceOf(query, caller.timeZone, POLICIES_PAGE_SIZE)
  const [rows, [oldest]] = await read([
    policiesOf(db, member.id, slice, query.state),
    firstPolicyOf(db, member.id),
  ])
  const page = pageOf(rows, POLICIES_PAGE_SIZE, toPolicy, (row) => row.uploadedAt)
  return historyPage(page, query, oldest?.uploadedAt)
}
