import { Link } from '@tanstack/react-router'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { FROM_STATISTICS } from '../back-link.tsx'
import type { RowsSearch } from '../statistics-search.ts'

export interface BarRow {
  key: string
  label: string
  /** `null` if the count is hidden to protect small groups. */
  count: number | null
  /** The part of `count` that is compared; defaults to all of it. */
  compared?: number | undefined
  previous: number | null
  /** The list that the label links to. */
  rows?: RowsSearch | undefined
}

interface BarChartProps {
  rows: readonly BarRow[]
  /** Legend of the thin bar. */
  previousName: string
  /** Text shown for a hidden count. */
  hidden?: string | undefined
}

/** Horizontal bars: wide for the period, thin for the previous one. Labels link to the list behind the count. */
export function BarChart({ rows, previousName, hidden }: BarChartProps) {
  const hasUnfinished = rows.some(({ compared, count }) => compared !== undefined && compared !== count)
  const hasPrevious = rows.some(({ previous }) => previous !== null)
  const most = Math.max(1, ...rows.flatMap(({ count, previous }) => [count ?? 0, previous ?? 0]))
  return (
    <div>
      <ul className="grid gap-2.5">
        {rows.map((row) => (
          <li key={row.key} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1">
            <BarLabel label={row.label} rows={row.rows} />
            <span className="text-right text-14 font-semibold tabular-nums">
              {row.count === null ? (
                <span className="font-normal text-soft">{hidden}</span>
              ) : (
                integer(row.count)
              )}
            </span>
            <svg aria-hidden className="col-span-2 block h-4.5 w-full">
              <rect width="100%" height="10" rx="3" className="fill-sunken" />
              {row.compared !== undefined && row.compared !== row.count && row.count !== null && (
                <rect
                  width={`${(100 * row.count) / most}%`}
                  height="10"
                  rx="3"
                  className="fill-brand-tint stroke-brand"
                />
              )}
              {row.count !== null && (
                <rect
                  width={`${(100 * (row.compared ?? row.count)) / most}%`}
                  height="10"
                  rx="3"
                  className="fill-brand"
                />
              )}
              {row.previous !== null && (
                <rect
                  y="13"
                  width={`${(100 * row.previous) / most}%`}
                  height="4"
                  rx="2"
                  className="fill-soft"
                >
                  <title>{`${previousName}: ${integer(row.previous)}`}</title>
                </rect>
              )}
            </svg>
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14 text-soft">
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-6 rounded-small bg-brand" />
          {t('now')}
        </span>
        {hasUnfinished && (
          <span className="flex items-center gap-2">
            <span className="h-2.5 w-6 rounded-small border border-brand bg-brand-tint" />
            {t('unfinished')}
          </span>
        )}
        {hasPrevious && (
          <span className="flex items-center gap-2">
            <span className="h-1 w-6 rounded-small bg-soft" />
            {previousName}
          </span>
        )}
      </p>
    </div>
  )
}

/** A bar's label; links to the list behind the count, if there is one. */
export function BarLabel({ label, rows }: { label: string; rows?: RowsSearch | undefined }) {
  if (!rows) return <span className="text-14 wrap-break-word">{label}</span>
  return (
    <Link
      to="/estatisticas/lista"
      search={rows}
      state={FROM_STATISTICS}
      className="-my-2 flex min-h-11 w-fit items-center rounded-small text-14 font-medium wrap-break-word underline decoration-edge-strong underline-offset-4 hover:decoration-brand-deep"
    >
      {label}
    </Link>
  )
}
