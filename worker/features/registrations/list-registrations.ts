import {
  QUEUE_PAGE_SIZE,
  type RegistrationInQueue,
  type RegistrationQueue,
  type RegistrationStatus,
} from '../../contract/accounts.ts'
import { pageOf, positionOf } from '../../platform/page.ts'
import type { MemberWork } from '../../platform/work.ts'
import { countWaiting, registrationsIn } from './registrations.queries.ts'

/** A page of the queue, with the number that wait for a decision. */
export async function listRegistrations(
  { db, member, read }: MemberWork,
  query: { status: RegistrationStatus; cursor?: string | undefined },
): Promise<RegistrationQueue> {
  const [rows, [waiting]] = await read([
    registrationsIn(db, member.id, query.status, positionOf(query.cursor), QUEUE_PAGE_SIZE + 1),
    countWaiting(db, member.id),
  ])
  const { items, nextCursor } = pageOf(rows, QUEUE_PAGE_SIZE, toRegistrationInQueue, (row) => row.statusSince)
  return { registrations: items, nextCursor, waiting: waiting?.count ?? 0 }
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
