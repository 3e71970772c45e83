import type { Statistics } from '#contract/statistics.ts'
import { t } from '#locales/admin-statistics.ts'
import { date } from '#shared/lib/format/format.ts'
import { bmiClassNames, sleepBandNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'

/** The groups of both distributions. */
export const bandNames = { ...sleepBandNames, ...bmiClassNames }

/** Calendar day (`YYYY-MM-DD`) → "24/11/2026". */
export function dayText(day: string): string {
  return date(`${day}T12:00:00Z`, 'UTC')
}

/** "01/11/2026 a 24/11/2026"; a single day for a range of one. */
export function spanText(from: string, to: string): string {
  return from === to ? dayText(from) : t('span', { from: dayText(from), to: dayText(to) })
}

/** The period, and which of its days are compared with which. */
export type StatisticsPeriod = Pick<Statistics, 'previous' | 'range' | 'today' | 'wholeDays'>

/** Whether some of its days are not over yet. */
export function isPartial({ range, wholeDays }: StatisticsPeriod): boolean {
  return wholeDays?.to !== range.to
}

/** "01/11/2026 a 24/11/2026, comparado com 08/10/2026 a 31/10/2026. Dias no horário de Brasília." */
export function periodText(period: StatisticsPeriod): string {
  const { previous, range } = period
  const words = { period: spanText(range.from, range.to) }
  if (!previous) return t('description.uncompared', words)
  return t(isPartial(period) ? 'description.partial' : 'description.whole', {
    ...words,
    previous: spanText(previous.from, previous.to),
  })
}

/** "Hoje, até agora", "24/11/2026". */
export function pointText(from: string, to: string, isUnfinished: boolean, today: string): string {
  const when = from === today && to === today ? t('today') : spanText(from, to)
  return isUnfinished ? t('soFar', { when }) : when
}

/** Axis labels: "24/11", or "24/11/26" if the days span more than one year. */
export function pointLabels(days: readonly string[]): (day: string) => string {
  const oneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4)
  return (day) => (oneYear ? dayText(day).slice(0, 5) : dayText(day).replace(/\d\d(\d\d)$/, '$1'))
}

/** First day of a month (`YYYY-MM-DD`) → "outubro de 2026". */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T12:00:00Z`),
  )
}
