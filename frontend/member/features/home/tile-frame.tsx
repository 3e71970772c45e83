import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#locales/home.ts'
import { MetricTileEmpty, MetricTileError } from '#member/shared/ui/metric-tile.tsx'
import { stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'

/** The tile's label, whose link covers the whole tile. */
export function TileLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={stretchedLinkClass}>
      {children}
    </Link>
  )
}

interface TileFrameProps<Data> {
  label: string
  query: UseQueryResult<Data | null>
  /** Where a missing record can be added. */
  to: string
  search?: { agendar: 1 } | { registrar: 1 }
  empty: string
  add: string
  children: (data: Data) => ReactNode
}

/** A tile's frame, which also shows its failed and empty states. */
export function TileFrame<Data>({ label, query, to, search, empty, add, children }: TileFrameProps<Data>) {
  if (query.data === undefined) {
    return <MetricTileError label={label} message={t('metrics.failed')} query={query} />
  }
  if (query.data !== null) return children(query.data)
  return (
    <MetricTileEmpty
      label={label}
      text={empty}
      action={
        <Link
          to={to}
          {...(search && { search })}
          aria-label={`${label}: ${add}`}
          className={cx(stretchedLinkClass, 'text-14 font-semibold text-brand-deep')}
        >
          {add}
        </Link>
      }
    />
  )
}
