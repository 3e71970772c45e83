import { QUEUE_PAGE_SIZE, type RegistrationQueue, type RegistrationStatus } from '../../contract/accounts.ts'
import { INVALID_PAGE } from '../../contract/text.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { Invalid } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { countWaiting, registrationsIn } from './registrations.queries.ts'

/** A page of the queue, with the number that wait for a decision. */
export async function listRegistrations(
  { db, member, read }: MemberWork,
  query: { status: RegistrationStatus; cursor?: string | undefined },
): Promise<RegistrationQueue> {
  const position = readCursor(query.cursor)
  if (query.cursor && !position) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  const [rows, [waiting]] = await read([
    registrationsIn(db, member.id, query.status, position, QUEUE_PAGE_SIZE + 1),
    countWaiting(db, member.id),
  ])
  const page = rows.slice(0, QUEUE_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    registrations: page.map(({ rejectionReason, rejectionText, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
      statusSince: row.statusSince.toISOString(),
      rejection: rejectionReason ? { reason: rejectionReason, text: rejectionText ?? '' } : null,
    })),
    nextCursor: last ? writeCursor({ at: last.statusSince, id: last.id }) : null,
    waiting: waiting?.count ?? 0,
  }
}
