import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { isLate } from '#domain/policy-rules.ts'
import { t } from '#locales/admin-policies.ts'
import { date, shortDate } from '#shared/lib/format/format.ts'

type Due = Pick<ReviewQueueItem, 'dueDay' | 'daysLeft'>

/** Calendar day (`YYYY-MM-DD`) → "24/11"; "24/11/2025" if it is not in today's year. */
export function shortDay(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? shortDate : date
  return format(`${day}T12:00:00Z`, 'UTC')
}

/** For a row, with the date only once: "24/11", "Vence hoje", "Venceu em 16/11". */
export function dueInRow(due: Due, today: string): string {
  const day = shortDay(due.dueDay, today)
  if (isLate(due.dueDay, today)) return t('due.late', { day })
  return due.dueDay === today ? t('due.today') : day
}

/** For the panel: "prazo 24/11 (2 dias úteis)", "venceu em 16/11 (há 3 dias úteis)". */
export function dueInPanel(due: Due, today: string): string {
  const { dueDay, daysLeft } = due
  const day = shortDay(dueDay, today)
  if (isLate(dueDay, today))
    return daysLeft < 0 ? t('due.lateBy', { day, count: -daysLeft }) : t('due.lateSince', { day })
  if (dueDay === today) return t('due.untilToday')
  return daysLeft > 0 ? t('due.left', { day, count: daysLeft }) : t('due.until', { day })
}
