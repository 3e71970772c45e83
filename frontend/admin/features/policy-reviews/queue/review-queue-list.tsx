import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { DataTable, DataTableSkeleton } from '#admin/shared/ui/table/data-table.tsx'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { isoDay, time } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { type ReviewQueueFilter, reviewQueueQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'
import { columnsFor } from './review-queue-columns.tsx'

/** The policies of one filter, in each of the list's states. */
export function ReviewQueueList(filter: ReviewQueueFilter) {
  const query = useInfiniteQuery(reviewQueueQuery(filter))
  const online = useOnline()
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const columns = columnsFor(filter.status, isoDay(Date.now(), PROVIDER_TIME_ZONE))
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
    if (!online) {
      return (
        <Notice meaning="attention" role="status">
          {t('offline')}
        </Notice>
      )
    }
    return <DataTableSkeleton label={t('loading')} columns={columns} />
  }
  const policies = data.pages.flatMap((page) => page.policies)
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
      {policies.length === 0 ? (
        <EmptyReviewQueue {...filter} />
      ) : (
        <DataTable
          caption={t(`status.${filter.status}`)}
          columns={columns}
          rows={policies}
          rowKey={({ id }) => id}
          rowLink={({ id }, children, className) => (
            <Link to="/apolices/$id" params={{ id }} className={className} data-policy={id}>
              {children}
            </Link>
          )}
        />
      )}
      {hasNextPage && (
        <ShowMore
          loading={isFetchingNextPage}
          error={isFetchNextPageError ? t('moreFailed', { message: messageFor(error) }) : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

function EmptyReviewQueue({ status, search }: ReviewQueueFilter) {
  return (
    <div className={cx(cardClass, 'grid justify-items-center gap-3 px-4 py-14 text-center')}>
      <span className="grid size-16 place-items-center rounded-card bg-brand-tint text-brand-deep">
        <Inbox size={32} aria-hidden />
      </span>
      <p className="text-18 font-semibold">{search ? t('nothingFound') : t(`empty.${status}`)}</p>
      <p className="max-w-96 text-balance text-soft">
        {search ? t('nothingFoundHint') : t(`emptyHint.${status}`)}
      </p>
    </div>
  )
}
