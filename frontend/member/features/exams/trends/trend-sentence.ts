import { t } from '#locales/exams.ts'
import { date, decimalText } from '#shared/lib/format/format.ts'
import type { Mark } from './trend-series.ts'

const DECIMALS_MAX = 6

/**
 * The change from the previous result to the last one; "" for a single result, or if one of the two is only a bound.
 */
export function trendSentence(marks: readonly Mark[], unit: string | null): string {
  const [before, last] = marks.slice(-2)
  if (!before || !last || before.isBound || last.isBound) return ''
  const change = Number((last.value - before.value).toFixed(DECIMALS_MAX))
  const words = {
    amount: [decimalText(Math.abs(change)), unit].filter(Boolean).join(' '),
    day: date(before.date, 'UTC'),
  }
  if (change === 0) return t('trends.same', words)
  return t(change > 0 ? 'trends.more' : 'trends.less', words)
}
