import type { Series } from '../../../../worker/contract/statistics.ts'
import { integer } from '../../../shared/lib/format.ts'
import { dayAfter } from '../../../shared/lib/wall-clock.ts'
import { ChartCard } from './chart-card.tsx'
import { differenceText } from './compared-card.tsx'
import { LineChart } from './line-chart.tsx'
import type { RowsSearch } from './statistics-search.ts'
import { t } from './statistics-texts.ts'
import { dayText, pointLabels } from './words.ts'

interface SeriesCardProps {
  title: string
  series: Series
  /** The list behind the days of a point. */
  behind?: ((from: string, to: string) => RowsSearch) | undefined
  /** The period's last day. */
  until: string
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** A count over the period, as a line over the one of the period before. */
export function SeriesCard({ title, series: { grain, points }, behind, until }: SeriesCardProps) {
  const endOf = (start: string) => (grain === 'day' ? start : earlier(dayAfter(start, 6), until))
  const labelOf = pointLabels(points.map(({ start }) => start))
  const sum = (part: 'count' | 'previous') => points.reduce((total, point) => total + point[part], 0)
  const total = { count: sum('count'), previous: sum('previous') }
  return (
    <ChartCard
      title={title}
      total={{ ...total, line: points.map(({ count }) => count) }}
      empty={total.count + total.previous === 0 ? t('nothing') : undefined}
      head={[t('start'), t('now'), t('before'), t('difference')]}
      table={points.map(({ start, count, previous }) => ({
        key: start,
        cells: [dayText(start), integer(count), integer(previous), differenceText(count, previous)],
        rows: count > 0 ? behind?.(start, endOf(start)) : undefined,
      }))}
    >
      <LineChart
        points={points.map(({ start, count, previous }) => ({
          label: labelOf(start),
          value: count,
          previous,
        }))}
        names={{ value: t('now'), previous: t('before') }}
        format={integer}
      />
    </ChartCard>
  )
}
