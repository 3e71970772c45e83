import type { ReactNode } from 'react'
import { messageFor } from '#shared/lib/api/errors.ts'
import { time } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { DataTable, type DataTableProps, DataTableSkeleton } from './data-table.tsx'

/** The part of an infinite query's result that the table uses. */
export interface Pages {
  error: Error | null
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  /** The rows are those of the previous search, shown until the new ones arrive. */
  isPlaceholderData: boolean
  hasNextPage: boolean
  dataUpdatedAt: number
  refetch: () => unknown
  fetchNextPage: () => unknown
}

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  /** Undefined until the first page has loaded. */
  rows: readonly Row[] | undefined
  pages: Pages
  texts: { loading: string; failed: string; offline: string }
  empty: ReactNode
}

/** A table with keyset pagination, in each of its states: loading, empty, failed, offline, loaded. */
export function PagedTable<Row>({ rows, pages, texts, empty, ...table }: PagedTableProps<Row>) {
  const online = useOnline()
  const { error, isFetching, isFetchNextPageError } = pages
  if (!rows || (pages.isPlaceholderData && error)) {
    if (error)
      return (
        <ErrorState
          message={`${texts.failed} ${messageFor(error)}`}
          retrying={isFetching}
          onRetry={() => void pages.refetch()}
        />
      )
    if (!online)
      return (
        <Notice meaning="attention" role="status">
          {texts.offline}
        </Notice>
      )
    return <DataTableSkeleton label={texts.loading} columns={table.columns} />
  }
  return (
    <div
      aria-busy={pages.isPlaceholderData}
      className={cx('transition-opacity', pages.isPlaceholderData && 'opacity-60')}
    >
      {!online && <OfflineNote time={time(pages.dataUpdatedAt)} />}
      {online && error && !isFetchNextPageError && (
        <div className="mb-3">
          <Notice meaning="attention" role="status">
            {`${texts.failed} ${messageFor(error)}`}
          </Notice>
        </div>
      )}
      {rows.length === 0 ? empty : <DataTable {...table} rows={rows} />}
      {pages.hasNextPage && (
        <ShowMore
          loading={pages.isFetchingNextPage}
          error={isFetchNextPageError && error ? messageFor(error) : undefined}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </div>
  )
}
