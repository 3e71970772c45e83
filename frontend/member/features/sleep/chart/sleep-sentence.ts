import type { PeriodKind } from '#contract/periods.ts'
import type { SleepPeriod } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { USUAL_NIGHTS_MIN } from '#member/shared/lib/health/usual-hours.ts'
import { nameOfPeriodBefore } from '#member/shared/lib/periods/period.ts'
import { duration } from '#shared/lib/format/format.ts'
import { bedTimesOf } from './bed-times.ts'

/**
 * One sentence about the period: the change since the previous one, or how regular the bed time is; "" with too few
 * nights.
 */
export function sleepSentence(kind: PeriodKind, period: SleepPeriod, zone?: string): string {
  const { means, before, entries } = period
  if (kind !== 'week' && means && before) {
    const isEnough = Math.min(means.nights, before.nights) >= USUAL_NIGHTS_MIN
    if (isEnough) return changeText(means.minutes - before.minutes, nameOfPeriodBefore(kind, period))
  }
  const bedTimes = bedTimesOf(entries, zone)
  return bedTimes ? t(`sentence.${bedTimes.regularity}`, { from: bedTimes.from, to: bedTimes.to }) : ''
}

function changeText(minutes: number, period: string): string {
  const words = { time: duration(Math.abs(minutes)), period }
  if (minutes === 0) return t('sentence.same', words)
  return t(minutes > 0 ? 'sentence.more' : 'sentence.less', words)
}
