import { t } from '#locales/registration-progress.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** How long a decision usually takes, as a sentence. */
export function usualWaitText(minutes: number): string {
  const hours = Math.round(minutes / HOUR)
  const days = Math.round(minutes / DAY)
  if (minutes < HOUR) return t('usualWait.minutes')
  if (hours < 24) return hours === 1 ? t('usualWait.hour') : t('usualWait.hours', { hours })
  return days === 1 ? t('usualWait.day') : t('usualWait.days', { days })
}
