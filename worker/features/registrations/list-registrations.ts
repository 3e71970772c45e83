import { INVALID_PAGE } from '../../contract/page.ts'
import {
  QUEUE_PAGE_SIZE,
  type RegistrationInQueue,
  type RegistrationQueue,
  type RegistrationQueueQuery,
} from '../../contract/registrations.ts'
import { dayAt } from '../../platform/brasilia-days.ts'
import { after, HOUR } from '../../platform/clock.ts'
import { Invalid } from '../../platform/errors.ts'
import { pageOf, positionOf } from '../../platform/page.ts'
import type { MemberWork } from '../../platform/work.ts'
import { decidedToday } from './decided-today.ts'
import { countWaiting, decisionsOfDay, registrationsFound, registrationsIn } from './registrations.queries.ts'

/** A page of the queue, with the number that wait for a decision and what was decided today. */
export function listRegistrations(
  work: MemberWork,
  query: RegistrationQueueQuery,
): Promise<RegistrationQueue> {
  const waitingOver = query.waitingOver && Number(query.waitingOver) * HOUR
  const since = waitingOver ? after(work.clock.now(), -waitingOver) : undefined
  const filter = { ...query, since, reason: query.status === 'rejected' ? query.reason : undefined }
  return query.search ? find(work, { ...filter, text: query.search }) : list(work, filter)
}

type Filter = Pick<RegistrationQueueQuery, 'status' | 'reason' | 'cursor'> & { since: Date | undefined }

async function list({ clock, db, member, read }: MemberWork, filter: Filter): Promise<RegistrationQueue> {
  const [rows, [waiting], bands] = await read([
    registrationsIn(db, member.id, filter, positionOf(filter.cursor), QUEUE_PAGE_SIZE + 1),
    countWaiting(db, member.id),
    decisionsOfDay(db, member.id, dayAt(clock.now())),
  ])
  const { items, nextCursor } = pageOf(rows, QUEUE_PAGE_SIZE, toRegistrationInQueue, (row) => row.statusSince)
  return { registrations: items, nextCursor, waiting: waiting?.count ?? 0, today: decidedToday(bands) }
}

/** Pages follow the arrival of those found; within one, who has waited longest stands first, as in the queue. */
async function find(
  { clock, db, member, read }: MemberWork,
  { status, text, since, reason, cursor }: Filter & { text: string },
): Promise<RegistrationQueue> {
  const before = cursor === undefined ? undefined : Number(cursor)
  if (before !== undefined && !Number.isSafeInteger(before)) {
    throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  }
  const [rows, [waiting], bands] = await read([
    registrationsFound(db, member.id, { status, text }, before, QUEUE_PAGE_SIZE + 1),
    countWaiting(db, member.id),
    decisionsOfDay(db, member.id, dayAt(clock.now())),
  ])
  const page = rows.slice(0, QUEUE_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const direction = status === 'approved' || status === 'rejected' ? -1 : 1
  return {
    registrations: page
      .filter((row) => !since || row.statusSince <= since)
      .filter((row) => !reason || row.rejectionReason === reason)
      .sort((one, other) => direction * (one.statusSince.getTime() - other.statusSince.getTime()))
      .map(({ number: _, ...row }) => toRegistrationInQueue(row)),
    nextCursor: last ? String(last.number) : null,
    waiting: waiting?.count ?? 0,
    today: decidedToday(bands),
  }
}

type Row = Awaited<ReturnType<typeof registrationsIn>>[number]

function toRegistrationInQueue({ rejectionReason, rejectionText, ...row }: Row): RegistrationInQueue {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    statusSince: row.statusSince.toISOString(),
    rejection: rejectionReason ? { reason: rejectionReason, text: rejectionText ?? '' } : null,
  }
}
