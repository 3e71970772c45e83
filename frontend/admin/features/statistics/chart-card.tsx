import { Link } from '@tanstack/react-router'
import { Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { integer } from '../../../shared/lib/format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { SmallLine } from './line-chart.tsx'
import { shareOf } from './scale.ts'
import type { RowsSearch } from './statistics-search.ts'
import { t } from './statistics-texts.ts'

export interface TableRow {
  key: string
  cells: string[]
  rows?: RowsSearch | undefined
}

interface ChartCardProps {
  title: string
  hint?: ReactNode
  /** The period's number beside the one of the period before, with the line that leads to it. */
  total?: { count: number; previous: number; line?: readonly number[]; unit?: string } | undefined
  headline?: ReactNode
  head: string[]
  table: readonly TableRow[]
  empty?: string | undefined
  footer?: ReactNode
  children: ReactNode
}

/** A chart under the title that says what it shows, with its table for who does not see it or wants it. */
export function ChartCard(props: ChartCardProps) {
  const { children, empty, footer, head, headline, hint, table, title, total } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-18 font-semibold tracking-tight text-balance">{title}</h2>
        {hint && <p className="mt-1 text-14 text-soft">{hint}</p>}
      </div>
      {total && <Total {...total} />}
      {headline}
      {empty ? <p className="py-6 text-center text-soft">{empty}</p> : children}
      {!empty && (
        <>
          <div id={id} className={open ? 'overflow-x-auto' : 'sr-only'}>
            <ChartTable title={title} head={head} rows={table} links={open} />
          </div>
          <div className="mt-auto -ml-4 flex flex-wrap items-center">
            <Button
              variant="ghost"
              size="sm"
              icon={<Table2 size={18} aria-hidden />}
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

function Total({ count, previous, line, unit }: NonNullable<ChartCardProps['total']>) {
  const share = shareOf(count, previous)
  const values = { previous: integer(previous), change: share ?? '' }
  const words =
    count === previous
      ? t('change.same', values)
      : share === null
        ? t('change.new')
        : t(count > previous ? 'change.more' : 'change.less', values)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p>
        <span className="text-28 font-bold tracking-tight tabular-nums">{integer(count)}</span>{' '}
        {unit && <span className="text-14 text-soft">{unit}</span>}
      </p>
      {line && <SmallLine values={line} />}
      <p className="w-full text-14 text-soft">
        <span aria-hidden>{count > previous ? '▲ ' : count < previous ? '▼ ' : '＝ '}</span>
        {words}
      </p>
    </div>
  )
}

interface ChartTableProps {
  title: string
  head: string[]
  rows: readonly TableRow[]
  /** Not while the table is only said aloud: what has the focus must be seen. */
  links: boolean
}

function ChartTable({ title, head, rows, links }: ChartTableProps) {
  return (
    <table className="w-full min-w-72 border-collapse text-14">
      <caption className="sr-only">{t('tableOf', { title })}</caption>
      <thead>
        <tr className="border-b border-edge text-left text-soft">
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={index === 0 ? 'py-2 pr-3 font-medium' : 'py-2 pl-3 text-right font-medium'}
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
