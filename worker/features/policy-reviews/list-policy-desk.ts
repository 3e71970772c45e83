import {
  DESK_PAGE_SIZE,
  DESK_SEARCH_MAX,
  type DeskQuery,
  type PolicyDesk,
} from '../../contract/policy-reviews.ts'
import { pageOf, positionOf } from '../../platform/page.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { DESK_TIME_ZONE, toPolicyOnDesk } from './policy-on-desk.ts'
import {
  countLate,
  countWaiting,
  type DeskRow,
  instantOf,
  ownDaysOf,
  policiesByFile,
  policiesByMember,
  policiesOnDesk,
} from './policy-reviews.queries.ts'

/** A page of the desk, or what a search finds of one status. */
export async function listPolicyDesk(
  { clock, db, member, read }: MemberWork,
  { status, search, cursor }: DeskQuery,
): Promise<PolicyDesk> {
  const today = dayIn(DESK_TIME_ZONE, clock.now())
  const atOf = (row: DeskRow) =>
    status === 'pending' ? instantOf(row.dueDay ?? today) : (row.decidedAt ?? row.uploadedAt)
  const counts = [
    countWaiting(db, member.id),
    countLate(db, member.id, today),
    ownDaysOf(db, member.id),
  ] as const
  if (search) {
    const [[waiting], [late], ownDays, byFile, byMember] = await read([
      ...counts,
      policiesByFile(db, member.id, status, search),
      policiesByMember(db, member.id, status, search),
    ])
    const found = [...new Map([...byFile, ...byMember].map((row) => [row.id, row])).values()]
    const way = status === 'pending' ? 1 : -1
    found.sort((one, other) => way * (atOf(one).getTime() - atOf(other).getTime()))
    return {
      policies: found.slice(0, DESK_SEARCH_MAX).map((row) => toPolicyOnDesk(row, today, ownDays)),
      nextCursor: null,
      more: found.length > DESK_SEARCH_MAX,
      waiting: waiting?.count ?? 0,
      late: late?.count ?? 0,
    }
  }
  const [[waiting], [late], ownDays, rows] = await read([
    ...counts,
    policiesOnDesk(db, member.id, status, positionOf(cursor), DESK_PAGE_SIZE + 1),
  ])
  const { items, nextCursor } = pageOf(
    rows,
    DESK_PAGE_SIZE,
    (row) => toPolicyOnDesk(row, today, ownDays),
    atOf,
  )
  return {
    policies: items,
    nextCursor,
    more: nextCursor !== null,
    waiting: waiting?.count ?? 0,
    late: late?.count ?? 0,
  }
}
