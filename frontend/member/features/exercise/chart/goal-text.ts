import { WEEKLY_MINUTES_MAX, WEEKLY_MINUTES_MIN } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'

/**
 * The minutes left or reached, never those missed; "" for a past week without any.
 * @param over whether the week has ended
 */
export function goalText(minutes: number, over: boolean): string {
  if (minutes > WEEKLY_MINUTES_MAX) return t('week.beyond')
  if (minutes >= WEEKLY_MINUTES_MIN) return t('week.reached')
  if (over) return minutes === 0 ? '' : t('week.below', { count: minutes })
  return minutes === 0 ? t('week.nothing') : t('week.toGo', { count: WEEKLY_MINUTES_MIN - minutes })
}
