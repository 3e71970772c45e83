import { useInfiniteQuery, useIsMutating } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { QUEUE_FOUND_MAX } from '#contract/registrations.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { time } from '#shared/lib/format/format.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { useHasDecided, usePendingDecisionIds } from '../decisions/decisions.ts'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery } from '../queue/queue-query.ts'
import { t } from '../registrations-texts.ts'
import { QueueMore } from './queue-more.tsx'
import type { DecisionProps } from './queue-row.tsx'
import { QueueRows } from './queue-rows.tsx'
import { QueueEmpty, QueueSkeleton } from './queue-states.tsx'
import { useRowFocus } from './use-row-focus.ts'

interface QueueListProps extends DecisionProps {
  filter: QueueFilter
  now: number
  /** Clears the search and filters. */
  onClear: () => void
}

/** With fewer rows than this, fetch the next page before they are decided. */
const PREFETCH_BELOW = 15

/** The registrations of one filter, in each of the list's states. */
export function QueueList({ filter, now, onClear, ...decisions }: QueueListProps) {
  const { status } = filter
  const query = useInfiniteQuery(queueQuery(filter))
  const hasDecided = useHasDecided()
  const pendingIds = usePendingDecisionIds()
  const online = useOnline()
  const { data, error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query
  const registrations = (data?.pages ?? [])
    .flatMap((page) => page.registrations)
    .filter(({ id }) => !pendingIds.has(id))

  // Here and not in `QueueRows`, which unmounts while the list is empty.
  const onRowFocus = useRowFocus(registrations.map(({ id }) => id))

  // Fetch the next page before the decided rows leave the list empty.
  const isRunningOut = registrations.length === 0 || (hasDecided && registrations.length < PREFETCH_BELOW)
  const isChanging = useIsMutating({ mutationKey: mutationKeys.registrationChange }) > 0
  const needsNextPage =
    isRunningOut && !isChanging && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (needsNextPage) void fetchNextPage()
  }, [needsNextPage, fetchNextPage])

  if (!data) {
    if (error) {
      return (
        <ErrorState
          message={`${t('failed')} ${messageFor(error)}`}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    }
    if (!online)
      return (
        <Notice meaning="attention" role="status">
          {t('offline')}
        </Notice>
      )
    return <QueueSkeleton status={status} />
  }
  const updatedAt = time(query.dataUpdatedAt)
  return (
    <>
      {!online && <OfflineNote time={updatedAt} />}
      {online && query.isRefetchError && !isFetchNextPageError && (
        <div className="mb-3">
          <Notice meaning="attention" role="status">
            {t('notUpdated', { time: updatedAt })}
          </Notice>
        </div>
      )}
      {registrations.length === 0 && !hasNextPage && (
        <QueueEmpty
          status={status}
          isFiltered={Boolean(filter.search ?? filter.waitingOver ?? filter.reason)}
          onClear={onClear}
        />
      )}
      {registrations.length > 0 && (
        <QueueRows
          status={status}
          registrations={registrations}
          now={now}
          onFocus={onRowFocus}
          {...decisions}
        />
      )}
      {data.pages[0]?.cut && (
        <div className="mt-4">
          <Notice meaning="info" role="status">
            {t('cut', { most: QUEUE_FOUND_MAX })}
          </Notice>
        </div>
      )}
      {hasNextPage && (
        <QueueMore
          loading={isFetchingNextPage}
          error={isFetchNextPageError ? error : null}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}
