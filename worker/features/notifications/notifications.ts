import { NOTIFICATIONS_PAGE_SIZE, type Notification } from '#contract/notifications.ts'
import type { PageQuery } from '#contract/page.ts'
import { NotFound } from '#platform/errors.ts'
import { type Page, pageOf, readCursor } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { countUnread, markAllRead, markRead, notificationsOf } from './notifications.queries.ts'

/** A page of the events under the bell, newest first. */
export async function listNotifications(
  { clock, db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<Notification>> {
  const [rows] = await read([
    notificationsOf(db, member.id, clock.now(), readCursor(cursor), NOTIFICATIONS_PAGE_SIZE + 1),
  ])
  return pageOf(rows, NOTIFICATIONS_PAGE_SIZE, toNotification, (row) => row.createdAt)
}

type Row = Awaited<ReturnType<typeof notificationsOf>>[number]

function toNotification(row: Row): Notification {
  return { ...row, createdAt: row.createdAt.toISOString(), readAt: row.readAt?.toISOString() ?? null }
}

export async function showUnreadCount({ clock, db, member, read }: MemberWork): Promise<{ unread: number }> {
  const [[row]] = await read([countUnread(db, member.id, clock.now())])
  return { unread: row?.count ?? 0 }
}

export async function readNotification({ clock, db, member, write }: MemberWork, id: string): Promise<void> {
  const [[found]] = await write([markRead(db, member.id, id, clock.now())])
  if (!found) throw new NotFound()
}

export async function readAllNotifications({ clock, db, member, write }: MemberWork): Promise<void> {
  await write([markAllRead(db, member.id, clock.now())])
}
