import {
  QUEUE_FOUND_MAX,
  QUEUE_PAGE_SIZE,
  type RegistrationInQueue,
  type RegistrationQueue,
  type RegistrationQueueQuery,
} from '#contract/registrations.ts'
import type { Answer } from '#database/batch.ts'
import { after, HOUR } from '#domain/duration.ts'
import { dayAt, instantsOf } from '#domain/server/brasilia-days.ts'
import { inOrder, pageOf, readCursor } from '#platform/page.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { decidedToday } from './decided-today.ts'
import {
  countWaiting,
  decisionsOfDay,
  isDecided,
  registrationOf,
  registrationsFound,
  registrationsIn,
} from './registrations.queries.ts'

/** A page of the registration queue, with the number of waiting registrations and today's decisions. */
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

async function list(work: MemberWork, filter: Filter): Promise<RegistrationQueue> {
  const { db, member, read } = work
  const [statements, figuresOf] = figures(work)
  const { rows, counts } = await read({
    rows: registrationsIn(db, member.id, filter, readCursor(filter.cursor), QUEUE_PAGE_SIZE + 1),
    counts: statements,
  })
  return { ...toPage(rows), cut: false, ...figuresOf(counts) }
}

const NONE = { version: 0, count: 0, hours: 0, late: 0, dueByNight: 0 }

/** The statements for the numbers above the list, and how to read their results. */
function figures({ clock, db, member }: MemberWork) {
  const now = clock.now()
  const day = dayAt(now)
  const { to: end } = instantsOf({ from: day, to: day })
  const statements = {
    waiting: countWaiting(db, member.id, now, end),
    bands: decisionsOfDay(db, member.id, day),
  }

  function figuresOf({
    waiting,
    bands,
  }: Answer<typeof statements>): Pick<RegistrationQueue, 'version' | 'waiting' | 'target' | 'today'> {
    const { version, count, hours, late, dueByNight } = waiting[0] ?? NONE
    const target = {
      hours,
      late,
      lateSince: after(now, -hours * HOUR).toISOString(),
      dueToday: dueByNight - late,
      dueSince: after(end, -hours * HOUR).toISOString(),
    }
    return { version, waiting: count, target, today: decidedToday(bands) }
  }
  return [statements, figuresOf] as const
}

/**
 * Best matches first, equal ones by wait. The search index does not contain the wait, so every page sorts and
 * filters all matches. A search reads at most `QUEUE_FOUND_MAX` of them.
 */
async function find(
  work: MemberWork,
  { text, since, reason, cursor, status }: Filter & { text: string },
): Promise<RegistrationQueue> {
  const { db, member, read } = work
  const place = placeIn(cursor)
  const [statements, figuresOf] = figures(work)
  const { rows, counts } = await read({
    rows: registrationsFound(db, member.id, { status, text }, QUEUE_FOUND_MAX + 1),
    counts: statements,
  })
  const matches = rows
    .slice(0, QUEUE_FOUND_MAX)
    .filter((row) => !since || row.statusSince <= since)
    .filter((row) => !reason || row.rejectionReason === reason)
  const order = (some: typeof matches, after?: typeof place.position) =>
    inOrder(some, (row) => row.statusSince, after, isDecided(status))
  const found = [
    ...order(
      matches.filter((row) => row.rank === place.rank),
      place.position,
    ),
    ...order(matches.filter((row) => row.rank > place.rank)).sort((one, other) => one.rank - other.rank),
  ]
  const page = toPage(found.map(({ rank: _, ...row }) => row))
  const last = found[QUEUE_PAGE_SIZE - 1]
  return {
    ...page,
    nextCursor: page.nextCursor && `${last?.rank}~${page.nextCursor}`,
    cut: rows.length > QUEUE_FOUND_MAX,
    ...figuresOf(counts),
  }
}

/** The cursor of a search is the rank followed by the cursor of the list. */
function placeIn(cursor: string | undefined) {
  const [, rank = '0', place = cursor] = /^([0-4])~(.+)$/.exec(cursor ?? '') ?? []
  return { rank: Number(rank), position: readCursor(place) }
}

function toPage(rows: Row[]): Pick<RegistrationQueue, 'registrations' | 'nextCursor'> {
  const { items, nextCursor } = pageOf(rows, QUEUE_PAGE_SIZE, toRegistrationInQueue, (row) => row.statusSince)
  return { registrations: items, nextCursor }
}

type Row = Awaited<ReturnType<typeof registrationsIn>>[number]

function toRegistrationInQueue({
  rejectionReason,
  rejectionText,
  reversal,
  ...row
}: Row): RegistrationInQueue {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    statusSince: row.statusSince.toISOString(),
    rejection: rejectionReason ? { reason: rejectionReason, text: rejectionText ?? '' } : null,
    reversal: reversal && {
      decision: reversal.decision,
      by: reversal.by,
      at: new Date(reversal.at).toISOString(),
      text: reversal.text,
    },
  }
}

/** One registration, whatever its status. */
export async function showRegistration(work: MemberWork, id: string): Promise<RegistrationInQueue> {
  return toRegistrationInQueue(await readOne(work, registrationOf(work.db, work.member.id, id)))
}
