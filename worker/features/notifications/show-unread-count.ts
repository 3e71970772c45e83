import type { MemberWork } from '../../platform/work.ts'
import { countUnread } from './notifications.queries.ts'

export async function showUnreadCount({ db, member, read }: MemberWork): Promise<{ unread: number }> {
  const [[row]] = await read([countUnread(db, member.id)])
  return { unread: row?.count ?? 0 }
}
