import type { ReactNode } from 'react'
import { cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers that are compared. */
  align?: 'start' | 'end'
  /** A width from 768 px on, such as `md:w-40`. */
  className?: string
}

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it. */
  caption: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /**
   * Makes the whole row the target of its first cell: `(row, children, className) => <Link … className={className}>`.
   * What else can be pressed in a row stands above it with `relative z-1`.
   */
  rowLink?: (row: Row, children: ReactNode, className: string) => ReactNode
}

/** Browsers forget that a table is one where its parts are stacked; said aloud, it stays one. */
const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'columnheader' | 'rowheader') => ({ role: name })

const cellClass = 'text-left align-middle font-normal md:px-2 md:py-3 md:first:pl-5 md:last:pr-5 xl:px-4'
const numberClass = 'tabular-nums md:text-right'

function Frame({ caption, columns, children }: { caption: string; columns: Heads; children: ReactNode }) {
  return (
    <div className={cardClass}>
      <table {...role('table')} className="w-full border-collapse max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...role('rowgroup')} className="max-md:sr-only">
          <tr {...role('row')}>
            {columns.map(({ key, title, align, className }) => (
              <th
                key={key}
                scope="col"
                {...role('columnheader')}
                className={cx(
                  'py-2.5 text-left text-14 font-medium text-soft md:px-2 md:first:pl-5 md:last:pr-5 xl:px-4',
                  align === 'end' && 'md:text-right',
                  className,
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className="divide-y divide-edge max-md:block md:border-t md:border-edge">
          {children}
        </tbody>
      </table>
    </div>
  )
}

type Heads = readonly Pick<Column<never>, 'key' | 'title' | 'align' | 'className'>[]

const rowClass = 'relative max-md:grid max-md:gap-1.5 max-md:px-4 max-md:py-3.5'

/** A table whose rows become stacked facts, each with its name, on narrow screens. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowLink }: DataTableProps<Row>) {
  return (
    <Frame caption={caption} columns={columns}>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          {...role('row')}
          className={cx(rowClass, rowLink && 'transition-colors hover:bg-brand-tint/50 last:rounded-b-card')}
        >
          {columns.map(({ key, title, cell, align }, index) =>
            index === 0 ? (
              <th key={key} scope="row" {...role('rowheader')} className={cellClass}>
                {rowLink ? rowLink(row, cell(row), stretchedLinkClass) : cell(row)}
              </th>
            ) : (
              <td
                key={key}
                {...role('cell')}
                className={cx(
                  cellClass,
                  'max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-2',
                  align === 'end' && numberClass,
                )}
              >
                <span aria-hidden className="text-14 text-soft md:hidden">
                  {title}
                </span>
                <span className="min-w-0">{cell(row)}</span>
              </td>
            ),
          )}
        </tr>
      ))}
    </Frame>
  )
}

const SKELETON_ROWS = [1, 2, 3, 4, 5]

/** The table while its rows come, `label` saying so aloud. */
export function DataTableSkeleton({ label, columns }: { label: string; columns: Heads }) {
  return (
    <Loading label={label}>
      <div aria-hidden className={cx(cardClass, 'divide-y divide-edge')}>
        {SKELETON_ROWS.map((row) => (
          <div key={row} className="grid gap-3 px-4 py-4 md:flex md:items-center md:gap-6 md:px-5 md:py-5">
            {columns.map(({ key }, index) => (
              <Skeleton
                key={key}
                className={cx(
                  'h-5 md:flex-1',
                  index === 0 ? 'w-3/5 md:flex-[2]' : 'w-2/5',
                  index > 2 && 'max-md:hidden',
                )}
              />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}
