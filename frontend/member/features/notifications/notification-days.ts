import type { Notification } from '#contract/notifications.ts'
import { t } from '#locales/notifications.ts'
import { groupBy } from '#member/shared/lib/group-by.ts'
import { day, isoDay } from '#shared/lib/format/format.ts'

const DAY_MS = 86_400_000

function dayLabel(key: string, moment: string, now: number, zone?: string): string {
  if (key === isoDay(now, zone)) return t('today')
  if (key === isoDay(now - DAY_MS, zone)) return t('yesterday')
  return day(moment, zone)
}

/** Groups notifications by calendar day, in the order of the list. */
export function notificationDays(notifications: readonly Notification[], now: number, zone?: string) {
  const days = groupBy(notifications, ({ createdAt }) => isoDay(createdAt, zone))
  return [...days].map(([key, ofDay]) => ({
    key,
    label: dayLabel(key, ofDay[0]?.createdAt ?? key, now, zone),
    notifications: ofDay,
  }))
}
