import { INVALID_PAGE } from '#contract/page.ts'
import { DESK_PAGE_SIZE, type DeskQuery, type PolicyDesk } from '#contract/policy-reviews.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { dayIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toPolicyOnDesk } from './policy-on-desk.ts'
import {
  countLate,
  countWaiting,
  type DeskPosition,
  type DeskRow,
  ownDaysOf,
  policiesFound,
  policiesOnDesk,
} from './policy-reviews.queries.ts'

/** A page of the desk: all of one status, or what a search finds of it, in the same order. */
export async function listPolicyDesk(
  { clock, db, member, read }: MemberWork,
  { status, search, cursor }: DeskQuery,
): Promise<PolicyDesk> {
  const today = dayIn(PROVIDER_TIME_ZONE, clock.now())
  const counts = [
    countWaiting(db, member.id),
    countLate(db, member.id, today),
    ownDaysOf(db, member.id),
  ] as const
  const limit = DESK_PAGE_SIZE + 1
  if (search) {
    const page = { after: placeIn(cursor), limit }
    const [[waiting], [late], ownDays, found] = await read([
      ...counts,
      policiesFound(db, member.id, { status, text: search }, page),
    ])
    const shown = found.slice(0, DESK_PAGE_SIZE)
    return {
      policies: shown.map(({ sortKey: _, ...row }) => toPolicyOnDesk(row, today, ownDays)),
      nextCursor: found.length > shown.length ? (shown.at(-1)?.sortKey ?? null) : null,
      waiting: waiting?.count ?? 0,
      late: late?.count ?? 0,
    }
  }
  const [[waiting], [late], ownDays, rows] = await read([
    ...counts,
    policiesOnDesk(db, member.id, status, positionOf(cursor), limit),
  ])
  const shown = rows.slice(0, DESK_PAGE_SIZE)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    policies: shown.map((row) => toPolicyOnDesk(row, today, ownDays)),
    nextCursor: last ? writeCursor(last) : null,
    waiting: waiting?.count ?? 0,
    late: late?.count ?? 0,
  }
}

function writeCursor({ id, status, dueDay, uploadedAt, decidedAt }: DeskRow): string {
  const at = status === 'pending' ? uploadedAt : (decidedAt ?? uploadedAt)
  return `${dueDay ?? ''}.${at.getTime()}.${id}`
}

function positionOf(cursor: string | undefined): DeskPosition | undefined {
  if (!cursor) return undefined
  const [, dueDay = '', time, id] = /^(\d{4}-\d{2}-\d{2})?\.(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (!time || !id) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  return { dueDay, at: new Date(Number(time)), id }
}

function placeIn(cursor: string | undefined): string | undefined {
  if (!cursor) return undefined
  if (!/^\d{1,19}$/.test(cursor)) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  return cursor
}
