import type { ReactNode } from 'react'
import { t } from '#locales/workbench.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { time } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { useOnline } from '../../lib/use-online.ts'

/** The part of an infinite query's result that a list uses. */
export interface Pages {
  error: Error | null
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  /** Whether the rows are those of the previous search, shown until the new ones arrive. */
  isPlaceholderData: boolean
  hasNextPage: boolean
  dataUpdatedAt: number
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** Around the messages: the rows themselves extend to the edges. */
const insetClass = 'p-4 lg:px-5'

interface PagedStatesProps {
  /** Whether the first page has loaded. */
  isLoaded: boolean
  pages: Pages
  texts: { failed: string; offline: string }
  skeleton: ReactNode
  children: ReactNode
}

/** The states of a list with keyset pagination: loading, failed, offline, loaded. */
export function PagedStates({ isLoaded, pages, texts, skeleton, children }: PagedStatesProps) {
  const online = useOnline()
  const { error, isFetchNextPageError } = pages
  if (!isLoaded || (pages.isPlaceholderData && error)) {
    if (!error && online) return skeleton
    return (
      <div className={insetClass}>
        {error ? (
          <ErrorState message={`${texts.failed} ${messageFor(error)}`} query={pages} />
        ) : (
          <Notice meaning="attention" role="status">
            {texts.offline}
          </Notice>
        )}
      </div>
    )
  }
  const updatedAt = time(pages.dataUpdatedAt)
  return (
    <div
      aria-busy={pages.isPlaceholderData}
      className={cx('transition-opacity', pages.isPlaceholderData && 'opacity-60')}
    >
      {!online && (
        <div className={insetClass}>
          <OfflineNote time={updatedAt} />
        </div>
      )}
      {online && error && !isFetchNextPageError && (
        <div className={insetClass}>
          <Notice meaning="attention" role="status">
            {t('notUpdated', { time: updatedAt })}
          </Notice>
        </div>
      )}
      {children}
      {pages.hasNextPage && (
        <div className="pb-4">
          <ShowMore
            loading={pages.isFetchingNextPage}
            error={
              isFetchNextPageError && error ? t('moreFailed', { message: messageFor(error) }) : undefined
            }
            onMore={() => void pages.fetchNextPage()}
          />
        </div>
      )}
    </div>
  )
}
