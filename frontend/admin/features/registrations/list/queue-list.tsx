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
import { ShowMore } from '#shared/ui/show-more.tsx'
import { useHasDecided } from '../decisions/decisions.ts'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery } from '../queue/queue-query.ts'
import { useShown } from '../queue/use-shown.ts'
import { t } from '../registrations-texts.ts'
import type { DecisionProps } from './queue-row.tsx'
import { QueueRows } from './queue-rows.tsx'
import { QueueEmpty, QueueSkeleton } from './queue-states.tsx'

interface QueueListProps extends DecisionProps {
  filter: QueueFilter
  openId: string | undefined
  now: number
  /** Clears the search and filters. */
  onClear: () => void
}

/** With fewer rows than this, fetch the next page before they are decided. */
const PREFETCH_BELOW = 15
/** From this many registrations before the last one on, J soon needs the next page. */
const PREFETCH_BEFORE_END = 5

/** The registrations of one filter, in each of the list's states. */
export function QueueList({ filter, openId, now, onClear, ...decisions }: QueueListProps) {
  const { status } = filter
  const query = useInfiniteQuery(queueQuery(filter))
  const hasDecided = useHasDecided()
  const online = useOnline()
  const { data, error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query
  const registrations = useShown(filter) ?? []
  const openAt = registrations.findIndex(({ id }) => id === openId)

  // Fetch the next page before the decided rows leave the list empty, and before J reaches the end.
  const isRunningOut =
    registrations.length === 0 ||
    (hasDecided && registrations.length < PREFETCH_BELOW) ||
    (openAt >= 0 && openAt >= registrations.length - PREFETCH_BEFORE_END)
  const isChanging = useIsMutating({ mutationKey: mutationKeys.registrationChange }) > 0
  const needsNextPage =
    isRunningOut && !isChanging && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (needsNextPage) void fetchNextPage()
  }, [needsNextPage, fetchNextPage])

  if (!data) {
    if (!error && online) return <QueueSkeleton status={status} />
    return (
      <div className={noteClass}>
        {error ? (
          <ErrorState
            message={`${t('failed')} ${messageFor(error)}`}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Notice meaning="attention" role="status">
            {t('offline')}
          </Notice>
        )}
      </div>
    )
  }
  const updatedAt = time(query.dataUpdatedAt)
  return (
    <>
      {!online && (
        <div className={noteClass}>
          <OfflineNote time={updatedAt} />
        </div>
      )}
      {online && query.isRefetchError && !isFetchNextPageError && (
        <div className={noteClass}>
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
        <QueueRows status={status} registrations={registrations} openId={openId} now={now} {...decisions} />
      )}
      {data.pages[0]?.cut && (
        <div className={noteClass}>
          <Notice meaning="info" role="status">
            {t('cut', { most: QUEUE_FOUND_MAX })}
          </Notice>
        </div>
      )}
      {hasNextPage && (
        <div className="pb-4">
          <ShowMore
            loading={isFetchingNextPage}
            error={isFetchNextPageError ? t('moreFailed', { message: messageFor(error) }) : undefined}
            onMore={() => void fetchNextPage()}
          />
        </div>
      )}
    </>
  )
}

const noteClass = 'p-4 lg:px-5'
