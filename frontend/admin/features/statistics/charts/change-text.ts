import type { StatisticsRange } from '#contract/statistics.ts'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { LOCALE } from '#texts/language.ts'
import { spanText } from '../statistics-text.ts'

export interface ChartTotal {
  count: number
  /** The part of `count` that is compared. */
  compared: number
  previous: number
  /** The days of `previous`; `null` if nothing is compared. */
  before: StatisticsRange | null
  unit?: string
}

/** A percentage is shown only for previous counts of at least this, and for changes by at most this factor. */
const SHARE_OF_MIN = 10
const SHARE_MAX = 10

/** The change as a percentage of `previous` ("12%", "0,4%"), or as an absolute number if a percentage would mislead. */
export function changeText(count: number, previous: number): string {
  const difference = Math.abs(count - previous)
  const share = difference / previous
  if (previous < SHARE_OF_MIN || share > SHARE_MAX) return new Intl.NumberFormat(LOCALE).format(difference)
  return new Intl.NumberFormat(LOCALE, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share)
}

/** "12% a mais, comparado com 01/10/2026 a 25/10/2026 (103)", with the part of the count that is compared. */
export function comparisonText({ before, compared, count, previous }: Omit<ChartTotal, 'unit'>): string {
  if (!before) return t('change.uncompared')
  const values = {
    when: spanText(before.from, before.to),
    previous: integer(previous),
    change: changeText(compared, previous),
  }
  const change =
    previous === 0
      ? t('change.new', values)
      : compared === previous
        ? t('change.same', values)
        : t(compared > previous ? 'change.more' : 'change.less', values)
  return compared === count
    ? change
    : `${change} ${t('change.untilYesterday', { compared: integer(compared) })}`
}
