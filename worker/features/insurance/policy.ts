import { CONTENT_WAIT_HOURS } from '#contract/files.ts'
import { POLICIES_PAGE_SIZE, type PoliciesQuery, type Policy } from '#contract/insurance.ts'
import { NOW_LIST_MAX } from '#contract/now.ts'
import { after, HOUR } from '#domain/duration.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import {
  firstPolicyOf,
  type PolicyRow,
  policiesOf,
  policyOf,
  unansweredRejectionsOf,
} from './insurance.queries.ts'

export function toPolicy(row: Omit<PolicyRow, 'searchText'>): Policy {
  const hasContent = row.contentStoredAt !== null
  return {
    id: row.id,
    fileName: row.fileName,
    fileSize: row.fileSize,
    policyNumber: row.policyNumber,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status,
    hasContent,
    isLost: row.contentLostAt !== null,
    sendBy:
      hasContent || row.contentLostAt ? null : after(row.uploadedAt, CONTENT_WAIT_HOURS * HOUR).toISOString(),
    receivedAt: row.contentStoredAt?.toISOString() ?? null,
    dueDay: row.dueDay,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    rejectionText: row.rejectionText,
    filePath: `/api/insurance/${row.id}/file`,
  }
}

/** A page of the member's policies that match the query, newest first. */
export async function listPolicies(
  { caller, db, member, read }: MemberWork,
  query: PoliciesQuery,
): Promise<HistoryPage<Policy>> {
  const slice = sliceOf(query, caller.timeZone, POLICIES_PAGE_SIZE)
  const { rows, oldest } = await read({
    rows: policiesOf(db, member.id, slice, query.state),
    oldest: firstPolicyOf(db, member.id),
  })
  const page = pageOf(rows, POLICIES_PAGE_SIZE, toPolicy, (row) => row.uploadedAt)
  return historyPage(page, query, oldest[0]?.at)
}

export async function showPolicy(work: MemberWork, id: string): Promise<Policy> {
  return toPolicy(await readOne(work, policyOf(work.db, work.member.id, id)))
}

export async function showPoliciesNow({ db, member, read }: MemberWork) {
  const { rejectedPolicies, first } = await read({
    rejectedPolicies: unansweredRejectionsOf(db, member.id, NOW_LIST_MAX),
    first: firstPolicyOf(db, member.id),
  })
  return { rejectedPolicies, hasRecords: first.length > 0 }
}
