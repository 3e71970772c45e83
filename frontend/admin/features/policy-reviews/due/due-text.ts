import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { date } from '#shared/lib/format/format.ts'
import { dayAfter } from '#shared/lib/format/wall-clock.ts'
import { t } from '../policy-reviews-texts.ts'

/** Calendar day (`YYYY-MM-DD`) → "24/11/2026". */
export function dayOf(day: string): string {
  return date(`${day}T12:00:00Z`, 'UTC')
}

/** Time left for the review: in business days, or as a date when no business day lies between. */
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
