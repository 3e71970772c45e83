import { POLICIES_PAGE_SIZE, type Policy } from '#contract/insurance.ts'
import type { PageQuery } from '#contract/page.ts'
import { type Page, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { policiesOf } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

/** A page of the member's policies, the newest first. */
export async function listPolicies(
  { db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<Policy>> {
  const [rows] = await read([policiesOf(db, member.id, positionOf(cursor), POLICIES_PAGE_SIZE + 1)])
  return pageOf(rows, POLICIES_PAGE_SIZE, toPolicy, (row) => row.uploadedAt)
}
