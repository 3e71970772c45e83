import { Link } from '@tanstack/react-router'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { FROM_STATISTICS } from '../back-link.tsx'
import type { RowsSearch } from '../statistics-search.ts'
import { type ChartTotal, comparisonText } from './change-text.ts'

export interface TableRow {
  key: string
  cells: string[]
  rows?: RowsSearch | undefined
}

interface ChartCardProps {
  title: string
  hint?: ReactNode
  total?: ChartTotal | undefined
  headline?: ReactNode
  head: string[]
  table: readonly TableRow[]
  empty?: string | undefined
  footer?: ReactNode
  /** Share of a row in a wide window; defaults to half. */
  share?: CardShare | undefined
  children: ReactNode
}

export type CardShare = 'third' | 'two-thirds' | 'all'

/** In narrower windows, two cards share a row. */
const shares: Record<CardShare | 'half', string> = {
  third: 'lg:col-span-3 wide:col-span-2',
  half: 'lg:col-span-3',
  'two-thirds': 'lg:col-span-3 wide:col-span-4',
  all: 'lg:col-span-6',
}

/** A titled chart with the same data as a table: for screen readers only, or shown in place of the chart. */
export function ChartCard(props: ChartCardProps) {
  const { children, empty, footer, head, headline, hint, share = 'half', table, title, total } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card className={cx('flex min-w-0 flex-col gap-4', shares[share])}>
      <div>
        <h2 className="text-18 font-semibold tracking-tight text-balance">{title}</h2>
        {hint && <p className="mt-1 text-14 text-soft">{hint}</p>}
      </div>
      {total && !empty && <Total {...total} />}
      {headline}
      {empty ? <p className="py-6 text-center text-soft">{empty}</p> : !open && children}
      {!empty && (
        <>
          {open ? (
            // At most as tall as a chart, so that the neighbouring card keeps its height.
            <section
              id={id}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
              tabIndex={0}
              aria-label={t('tableOf', { title })}
              className="max-h-80 overflow-auto rounded-small"
            >
              <ChartTable title={title} head={head} rows={table} links />
            </section>
          ) : (
            <div id={id} className="sr-only">
              <ChartTable title={title} head={head} rows={table} links={false} />
            </div>
          )}
          <div className="mt-auto -ml-4 flex flex-wrap items-center">
            <Button
              variant="ghost"
              size="sm"
              icon={open ? <ChartColumn size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
              aria-expanded={open}
              aria-controls={id}
              aria-label={`${open ? t('hideTable') : t('showTable')}: ${title}`}
              onClick={() => setOpen(!open)}
            >
              {open ? t('hideTable') : t('showTable')}
            </Button>
            {footer}
          </div>
        </>
      )}
    </Card>
  )
}

function Total({ unit, ...total }: ChartTotal) {
  const { before, compared, count, previous } = total
  const sign = compared > previous ? '▲ ' : compared < previous ? '▼ ' : '＝ '
  return (
    <div className="grid gap-1">
      <p>
        <span className="text-28 font-bold tracking-tight tabular-nums">{integer(count)}</span>{' '}
        {unit && <span className="text-14 text-soft">{unit}</span>}
      </p>
      <p className="text-14 text-soft">
        {before && previous > 0 && <span aria-hidden>{sign}</span>}
        {comparisonText(total)}
      </p>
    </div>
  )
}

interface ChartTableProps {
  title: string
  head: string[]
  rows: readonly TableRow[]
  /** False for the visually hidden table: a focused link must be visible. */
  links: boolean
}

function ChartTable({ title, head, rows, links }: ChartTableProps) {
  return (
    <table className="w-full min-w-72 border-collapse text-14">
      <caption className="sr-only">{t('tableOf', { title })}</caption>
      <thead>
        <tr className="text-left text-soft">
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={cx(
                'sticky top-0 bg-surface py-2 font-medium shadow-[inset_0_-1px] shadow-edge',
                index === 0 ? 'pr-3' : 'pl-3 text-right',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-edge">
        {rows.map(({ key, cells, rows: behind }) => (
          <tr key={key}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={head[index]} scope="row" className="py-2 pr-3 text-left font-normal wrap-break-word">
                  {links && behind ? (
                    <Link
                      to="/estatisticas/lista"
                      search={behind}
                      state={FROM_STATISTICS}
                      className="font-medium underline underline-offset-4"
                    >
                      {cell}
                    </Link>
                  ) : (
                    cell
                  )}
                </th>
              ) : (
                <td key={head[index]} className="py-2 pl-3 text-right tabular-nums">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
