import type { Notification } from '#contract/notifications.ts'
import { t } from '#locales/notifications.ts'
import { day, isoDay } from '#shared/lib/format/format.ts'

export interface NotificationDay {
  key: string
  label: string
  notifications: Notification[]
}

const DAY_MS = 86_400_000

function dayLabel(key: string, moment: string, now: number, zone?: string): string {
  if (key === isoDay(now, zone)) return t('today')
  if (key === isoDay(now - DAY_MS, zone)) return t('yesterday')
  return day(moment, zone)
}

/** Groups notifications by calendar day, in the order of the list. */
export function notificationDays(
  notifications: readonly Notification[],
  now: number,
  zone?: string,
): NotificationDay[] {
  const days = new Map<string, NotificationDay>()
  for (const notification of notifications) {
    const key = isoDay(notification.createdAt, zone)
    const group = days.get(key)
    if (group) group.notifications.push(notification)
    else
      days.set(key, {
        key,
        label: dayLabel(key, notification.createdAt, now, zone),
        notifications: [notification],
      })
  }
  return [...days.values()]
}
