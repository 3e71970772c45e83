import type { ReactNode } from 'react'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { BarChart } from '../charts/bar-chart.tsx'
import type { ChartTotal } from '../charts/change-text.ts'
import { type CardShare, ChartCard } from '../charts/chart-card.tsx'
import type { RowsSearch } from '../statistics-search.ts'
import { isPartial, type StatisticsPeriod } from '../statistics-text.ts'

export function differenceText(count: number | null, previous: number | null): string {
  if (count === null || previous === null) return '–'
  const difference = count - previous
  return difference > 0 ? `+${integer(difference)}` : difference < 0 ? `−${integer(-difference)}` : '0'
}

interface ComparedCardProps<Key extends string | null> {
  title: string
  /** Header of the first column. */
  what: string
  /**
   * Small counts of people are `null`. `compared` is the part of the count that is compared; it defaults to all of it.
   */
  rows: readonly { key: Key; count: number | null; compared?: number; previous: number | null }[]
  total: Omit<ChartTotal, 'before'>
  period: StatisticsPeriod
  labelOf: (key: Key) => string
  /** The list behind a row's count. */
  behind?: (key: Key) => RowsSearch
  /** Maximum number of bars; the table has every row. */
  barsMax?: number
  share?: CardShare
  hint?: ReactNode
  /** Replaces an empty chart; by default it says that the period has no data. */
  empty?: string | undefined
  footer?: ReactNode
}

/** Counts by category as bars, beside those of the previous period if there are days to compare. */
export function ComparedCard<Key extends string | null>(props: ComparedCardProps<Key>) {
  const {
    barsMax = 12,
    behind,
    empty,
    footer,
    hint,
    labelOf,
    period,
    rows,
    share = 'third',
    title,
    total,
    what,
  } = props
  const isCompared = period.previous !== null
  const nothing = empty ?? t(isCompared ? 'nothing' : 'nothingSoFar')
  const hasUnfinished = isPartial(period) && rows.some(({ compared }) => compared !== undefined)
  const number = (count: number | null) => (count === null ? t('few') : integer(count))
  const shown = rows.map(({ key, count, compared, previous }) => ({
    // Cannot collide: no real key starts with a space.
    key: key ?? ' others',
    label: labelOf(key),
    count,
    compared,
    previous: isCompared ? previous : null,
    rows: count ? behind?.(key) : undefined,
  }))
  return (
    <ChartCard
      title={title}
      hint={hint}
      share={share}
      total={{ ...total, before: period.previous }}
      head={[
        what,
        hasUnfinished || !isPartial(period) ? t('now') : t('untilYesterday'),
        ...(hasUnfinished && isCompared ? [t('untilYesterday')] : []),
        ...(isCompared ? [t('before'), t('difference')] : []),
      ]}
      table={shown.map(({ key, label, count, compared, previous, rows: list }) => ({
        key,
        cells: [
          label,
          number(count),
          ...(hasUnfinished && isCompared ? [number(compared ?? null)] : []),
          ...(isCompared ? [number(previous), differenceText(compared ?? count, previous)] : []),
        ],
        rows: list,
      }))}
      empty={total.count + total.previous === 0 ? nothing : undefined}
      footer={footer}
    >
      <BarChart rows={shown.slice(0, barsMax)} previousName={t('before')} hidden={t('few')} />
    </ChartCard>
  )
}
