import type { MemberWork } from '#platform/work.ts'
import { countUnread } from './notifications.queries.ts'

export async function showUnreadCount({ clock, db, member, read }: MemberWork): Promise<{ unread: number }> {
  const [[row]] = await read([countUnread(db, member.id, clock.now())])
  return { unread: row?.count ?? 0 }
}
