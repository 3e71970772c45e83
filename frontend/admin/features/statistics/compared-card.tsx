import type { ReactNode } from 'react'
import type { Compared } from '../../../../worker/contract/statistics.ts'
import { integer } from '../../../shared/lib/format.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import type { RowsSearch } from './statistics-search.ts'
import { t } from './statistics-texts.ts'

export function differenceText(count: number | null, previous: number | null): string {
  if (count === null || previous === null) return '–'
  const difference = count - previous
  return difference > 0 ? `+${integer(difference)}` : difference < 0 ? `−${integer(-difference)}` : '0'
}

interface ComparedCardProps<Key extends string> {
  title: string
  /** The head of the first column. */
  what: string
  rows: readonly Compared<Key>[]
  labelOf: (key: Key) => string
  /** Without it the counts are all there is. */
  behind?: (key: Key) => RowsSearch
  /** Bars that are drawn; the table has all. */
  barsMax?: number
  hint?: ReactNode
  footer?: ReactNode
}

/** Counts by kind, as bars beside those of the period before. */
export function ComparedCard<Key extends string>(props: ComparedCardProps<Key>) {
  const { barsMax = 12, behind, footer, hint, labelOf, rows, title, what } = props
  const sum = (part: 'count' | 'previous') => rows.reduce((total, row) => total + row[part], 0)
  const shown = rows.map(({ key, count, previous }) => ({
    key,
    label: labelOf(key),
    count,
    previous,
    rows: count > 0 ? behind?.(key) : undefined,
  }))
  return (
    <ChartCard
      title={title}
      hint={hint}
      total={{ count: sum('count'), previous: sum('previous') }}
      head={[what, t('now'), t('before'), t('difference')]}
      table={shown.map(({ key, label, count, previous, rows: list }) => ({
        key,
        cells: [label, integer(count), integer(previous), differenceText(count, previous)],
        rows: list,
      }))}
      empty={sum('count') + sum('previous') === 0 ? t('nothing') : undefined}
      footer={footer}
    >
      <BarChart rows={shown.slice(0, barsMax)} previousName={t('before')} />
    </ChartCard>
  )
}
