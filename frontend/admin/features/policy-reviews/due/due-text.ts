import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { date } from '#shared/lib/format/format.ts'
import { dayAfter } from '#shared/lib/format/wall-clock.ts'
import { t } from '../policy-reviews-texts.ts'

/** A calendar day as it is read, whatever the clock's zone. */
export function dayOf(day: string): string {
  return date(`${day}T12:00:00Z`, 'UTC')
}

/** How much of the analysis is left. Where no business day is between, the calendar's own words. */
export function dueText(
  { dueDay, daysLeft }: Pick<ReviewQueueItem, 'dueDay' | 'daysLeft'>,
  late: boolean,
  today: string,
): string {
  if (late)
    return daysLeft === 0 ? t('due.lateToday', { day: dayOf(dueDay) }) : t('due.late', { count: -daysLeft })
  if (dueDay === today) return t('due.today')
  if (daysLeft !== 0) return t('due.left', { count: daysLeft })
  return dueDay === dayAfter(today, 1) ? t('due.tomorrow') : t('due.onDay', { day: dayOf(dueDay) })
}
