import { POLICIES_PAGE_SIZE, type PoliciesQuery, type Policy } from '#contract/insurance.ts'
import { yearIn } from '#domain/time-zone.ts'
import { type HistoryPage, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { firstPolicyOf, policiesOf } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

/** A page of the member's policies that match the query, the newest first. */
export async function listPolicies(
  { db, member, caller, read }: MemberWork,
  { search = '', year, state, cursor }: PoliciesQuery,
): Promise<HistoryPage<Policy>> {
  const filter = { search, span: year ? yearIn(caller.timeZone, year) : undefined, state }
  const [rows, [oldest]] = await read([
    policiesOf(db, member.id, filter, positionOf(cursor), POLICIES_PAGE_SIZE + 1),
    firstPolicyOf(db, member.id),
  ])
  const page = pageOf(rows, POLICIES_PAGE_SIZE, toPolicy, (row) => row.uploadedAt)
  return { ...page, first: cursor ? undefined : oldest?.uploadedAt.toISOString() }
}
