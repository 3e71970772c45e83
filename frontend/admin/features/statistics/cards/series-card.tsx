import type { Series } from '#contract/statistics.ts'
import { daysInShortFirstWeek } from '#contract/statistics-words.ts'
import { integer } from '#shared/lib/format/format.ts'
import { dayAfter } from '#shared/lib/format/wall-clock.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import type { RowsSearch } from '../statistics-search.ts'
import { dayText, pointLabels, spanText } from '../statistics-text.ts'
import { t } from '../statistics-texts.ts'
import { differenceText } from './compared-card.tsx'

interface SeriesCardProps {
  title: string
  series: Series
  /** The list behind a point; takes its first and last day. */
  behind?: ((from: string, to: string) => RowsSearch) | undefined
  /** Last day of the period. */
  until: string
}

/** A count over time, as a line beside that of the previous period. */
export function SeriesCard({ title, series, behind, until }: SeriesCardProps) {
  const { points } = series
  const short = daysInShortFirstWeek(series)
  const endOf = (index: number) => {
    const next = points[index + 1]
    return next ? dayAfter(next.start, -1) : until
  }
  const drawn = points.slice(short ? 1 : 0)
  const labelOf = pointLabels(drawn.map(({ start }) => start))
  const sum = (part: 'count' | 'previous') => points.reduce((total, point) => total + point[part], 0)
  const total = { count: sum('count'), previous: sum('previous') }
  return (
    <ChartCard
      title={title}
      total={{ ...total, line: drawn.map(({ count }) => count) }}
      empty={total.count + total.previous === 0 ? t('nothing') : undefined}
      head={[t('start'), t('now'), t('before'), t('difference')]}
      table={points.map(({ start, count, previous }, index) => ({
        key: start,
        cells: [
          index === 0 && short ? t('shortStart', { day: dayText(start), count: short }) : dayText(start),
          integer(count),
          integer(previous),
          differenceText(count, previous),
        ],
        rows: count > 0 ? behind?.(start, endOf(index)) : undefined,
      }))}
    >
      <LineChart
        points={drawn.map(({ start, count, previous }, index) => ({
          label: labelOf(start),
          name: spanText(start, endOf(index + points.length - drawn.length)),
          value: count,
          previous,
        }))}
        names={{ value: t('now'), previous: t('before') }}
        format={integer}
      />
    </ChartCard>
  )
}
