import type { Series } from '../../../../worker/contract/statistics.ts'
import { integer } from '../../../shared/lib/format.ts'
import { ChartCard } from './chart-card.tsx'
import { differenceText } from './compared-card.tsx'
import { LineChart } from './line-chart.tsx'
import type { RowsSearch } from './statistics-search.ts'
import { t } from './statistics-texts.ts'
import { dayText, shortDay } from './words.ts'

interface SeriesCardProps {
  title: string
  series: Series
  behind?: RowsSearch
}

/** A count over the period, as a line over the one of the period before. */
export function SeriesCard({ title, series: { points }, behind }: SeriesCardProps) {
  const sum = (part: 'count' | 'previous') => points.reduce((total, point) => total + point[part], 0)
  return (
    <ChartCard
      title={title}
      total={{ count: sum('count'), previous: sum('previous'), line: points.map(({ count }) => count) }}
      head={[t('start'), t('now'), t('before'), t('difference')]}
      table={points.map(({ start, count, previous }) => ({
        key: start,
        cells: [dayText(start), integer(count), integer(previous), differenceText(count, previous)],
        rows: behind,
      }))}
    >
      <LineChart
        points={points.map(({ start, count, previous }) => ({
          label: shortDay(start),
          value: count,
          previous,
        }))}
        names={{ value: t('now'), previous: t('before') }}
        format={integer}
      />
    </ChartCard>
  )
}
