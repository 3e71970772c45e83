import type { ExercisePeriod } from '#contract/exercise.ts'
import type { LongPeriodKind } from '#contract/periods.ts'
import { t } from '#locales/exercise.ts'
import { nameOfPeriodBefore } from '#member/shared/lib/periods/period.ts'

/** Periods with fewer days are not compared. */
const DAYS_MIN = 7

/** One sentence: the change in the weekly average since the previous period; "" if either has too few days. */
export function exerciseSentence(kind: LongPeriodKind, period: ExercisePeriod): string {
  const { totals, before } = period
  if (Math.min(totals.days, before.days) < DAYS_MIN) return ''
  const minutes = totals.weeklyMinutes - before.weeklyMinutes
  const words = { count: Math.abs(minutes), period: nameOfPeriodBefore(kind, period) }
  if (minutes === 0) return t('sentence.same', words)
  return t(minutes > 0 ? 'sentence.more' : 'sentence.less', words)
}
