import { UNREAD_COUNT_MAX } from '#contract/notifications.ts'
import { t } from '#locales/notifications.ts'

/** "3"; "99+" above the limit. */
export function unreadCount(unread: number): string {
  return unread > UNREAD_COUNT_MAX ? t('over', { number: UNREAD_COUNT_MAX }) : String(unread)
}

export function bellLabel(unread: number): string {
  if (unread <= 0) return t('title')
  if (unread > UNREAD_COUNT_MAX) return t('unreadOver', { number: UNREAD_COUNT_MAX })
  return unread === 1 ? t('unreadOne') : t('unreadMany', { number: unread })
}
