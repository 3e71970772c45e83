import type { ReactNode } from 'react'
import { cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** A width from 768 px on, such as `md:w-40`. */
  className?: string
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string
  /** The first column is the row's header. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /**
   * Makes the whole row clickable through its first cell: `(row, children, className) => <Link … className={className}>`.
   * Other controls in a row need `relative z-1` to stay above that link.
   */
  rowLink?: (row: Row, children: ReactNode, className: string) => ReactNode
}

/** Explicit roles: browsers drop the table semantics when CSS changes the `display` of its parts. */
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

/** A table; on narrow screens each row becomes a stack of labelled values. */
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

/** Loading state of the table; screen readers hear `label`. */
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
