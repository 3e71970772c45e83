import type { InfiniteData } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'

export type NotificationPages = InfiniteData<{ notifications: Notification[]; next: string | undefined }>

export function isUnread(notification: Notification): boolean {
  return notification.readAt === null
}

/** The pages with all unread notifications selected by `which` marked as read at `readAt` (ISO 8601). */
export function withRead(
  pages: NotificationPages | undefined,
  which: (notification: Notification) => boolean,
  readAt: string,
): NotificationPages | undefined {
  if (!pages) return undefined
  const read = (notification: Notification) =>
    isUnread(notification) && which(notification) ? { ...notification, readAt } : notification
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, notifications: page.notifications.map(read) })),
  }
}
