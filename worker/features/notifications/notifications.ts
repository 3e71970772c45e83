import { NOTIFICATIONS_PAGE_SIZE, type Notification } from '../../contract/notifications.ts'
import { INVALID_PAGE } from '../../contract/text.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { countUnread, markAllRead, markRead, notificationsOf } from './notifications.queries.ts'

/** A page of the events under the bell, the newest first. */
export async function listNotifications(
  { db, member, read }: MemberWork,
  query: { cursor?: string | undefined },
): Promise<{ notifications: Notification[]; nextCursor: string | null }> {
  const position = readCursor(query.cursor)
  if (query.cursor && !position) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  const [rows] = await read([notificationsOf(db, member.id, position, NOTIFICATIONS_PAGE_SIZE + 1)])
  const page = rows.slice(0, NOTIFICATIONS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    notifications: page.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    nextCursor: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

export async function showUnreadCount({ db, member, read }: MemberWork): Promise<{ unread: number }> {
  const [[row]] = await read([countUnread(db, member.id)])
  return { unread: row?.count ?? 0 }
}

export async function readNotification({ clock, db, member, write }: MemberWork, id: string): Promise<void> {
  const [[found]] = await write([markRead(db, member.id, id, clock.now())])
  if (!found) throw new NotFound()
}

export async function readAllNotifications({ clock, db, member, write }: MemberWork): Promise<void> {
  await write([markAllRead(db, member.id, clock.now())])
}
