import type { ReactNode } from 'react'
import { integer } from '#shared/lib/format/format.ts'
import { BarChart } from '../charts/bar-chart.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import type { RowsSearch } from '../statistics-search.ts'
import { t } from '../statistics-texts.ts'

export function differenceText(count: number | null, previous: number | null): string {
  if (count === null || previous === null) return '–'
  const difference = count - previous
  return difference > 0 ? `+${integer(difference)}` : difference < 0 ? `−${integer(-difference)}` : '0'
}

interface ComparedCardProps<Key extends string | null> {
  title: string
  /** Header of the first column. */
  what: string
  /** Counts of few people are `null`. */
  rows: readonly { key: Key; count: number | null; previous: number | null }[]
  /** Only when it is not the sum of the rows. */
  total?: { count: number; previous: number }
  labelOf: (key: Key) => string
  /** The list behind a row's count. */
  behind?: (key: Key) => RowsSearch
  /** Maximum number of bars; the table has every row. */
  barsMax?: number
  hint?: ReactNode
  footer?: ReactNode
}

/** Counts by category, as bars beside those of the previous period. */
export function ComparedCard<Key extends string | null>(props: ComparedCardProps<Key>) {
  const { barsMax = 12, behind, footer, hint, labelOf, rows, title, what } = props
  const sum = (part: 'count' | 'previous') => rows.reduce((all, row) => all + (row[part] ?? 0), 0)
  const total = props.total ?? { count: sum('count'), previous: sum('previous') }
  const number = (count: number | null) => (count === null ? t('few') : integer(count))
  const shown = rows.map(({ key, count, previous }) => ({
    // Cannot collide: no real key starts with a space.
    key: key ?? ' others',
    label: labelOf(key),
    count,
    previous,
    rows: count ? behind?.(key) : undefined,
  }))
  return (
    <ChartCard
      title={title}
      hint={hint}
      total={total}
      head={[what, t('now'), t('before'), t('difference')]}
      table={shown.map(({ key, label, count, previous, rows: list }) => ({
        key,
        cells: [label, number(count), number(previous), differenceText(count, previous)],
        rows: list,
      }))}
      empty={total.count + total.previous === 0 ? t('nothing') : undefined}
      footer={footer}
    >
      <BarChart rows={shown.slice(0, barsMax)} previousName={t('before')} hidden={t('few')} />
    </ChartCard>
  )
}
