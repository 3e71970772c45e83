import { rangeDays, type Series } from '#contract/statistics.ts'
import { daysInShortFirstWeek } from '#contract/statistics-words.ts'
import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import type { ChartTotal } from '../charts/change-text.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import type { RowsSearch } from '../statistics-search.ts'
import { dayText, pointLabels, pointText, type StatisticsPeriod, spanText } from '../statistics-text.ts'
import { differenceText } from './compared-card.tsx'

interface SeriesCardProps {
  title: string
  series: Series
  /** The list behind a point; takes its first and last day. */
  behind?: ((from: string, to: string) => RowsSearch) | undefined
  total: Omit<ChartTotal, 'before'>
  period: StatisticsPeriod
}

/** A count over time as a line, beside that of the previous period. */
export function SeriesCard({ title, series, behind, total, period }: SeriesCardProps) {
  const { grain, points } = series
  const short = daysInShortFirstWeek(series)
  const endOf = (index: number) => {
    const next = points[index + 1]
    return next ? addDays(next.start, -1) : period.range.to
  }
  const drawn = points.slice(short ? 1 : 0)
  const labelOf = pointLabels(drawn.map(({ start }) => start))
  const daysBack = period.wholeDays ? rangeDays(period.wholeDays.from, period.wholeDays.to) : 0
  return (
    <ChartCard
      title={title}
      share="two-thirds"
      total={{ ...total, before: period.previous }}
      empty={total.count + total.previous === 0 ? t('nothing') : undefined}
      head={[t(grain === 'day' ? 'day' : 'start'), t('now'), t('before'), t('difference')]}
      table={points.map(({ start, count, previous, isUnfinished }, index) => ({
        key: start,
        cells: [
          index === 0 && short
            ? t('shortStart', { day: dayText(start), count: short })
            : pointText(start, start, isUnfinished, period.today),
          integer(count),
          previous === null ? '–' : integer(previous),
          differenceText(count, previous),
        ],
        rows: count > 0 ? behind?.(start, endOf(index)) : undefined,
      }))}
    >
      <LineChart
        title={title}
        points={drawn.map(({ start, count, previous, isUnfinished }, index) => {
          const end = endOf(index + points.length - drawn.length)
          return {
            label: start === period.today ? t('today') : labelOf(start),
            name: pointText(start, end, isUnfinished, period.today),
            comparedWith: isUnfinished ? null : spanText(addDays(start, -daysBack), addDays(end, -daysBack)),
            value: count,
            previous,
            isUnfinished,
          }
        })}
        names={{ value: t('now'), previous: t('before') }}
        format={integer}
      />
    </ChartCard>
  )
}
