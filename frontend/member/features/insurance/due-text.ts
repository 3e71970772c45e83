import { isLate } from '#domain/policy-rules.ts'
import { t } from '#locales/insurance.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { fullDay } from '#shared/lib/format/format.ts'

const DAY_MS = 86_400_000

/** How many business days a review may take. */
export function analysisText(days: number): string {
  return days === 1 ? t('info.analysisTextOne') : t('info.analysisText', { days })
}

/** When the review is due. Both arguments are calendar days (`YYYY-MM-DD`). */
export function dueText(dueDay: string, today: string): string {
  const day = fullDay(noonOf(dueDay), 'UTC')
  const left = Math.round((Date.parse(dueDay) - Date.parse(today)) / DAY_MS)
  if (isLate(dueDay, today)) return t('due.past', { day })
  if (left === 0) return t('due.today', { day })
  return left === 1 ? t('due.tomorrow', { day }) : t('due.later', { day })
}
