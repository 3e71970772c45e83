import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useHasDecided } from '#admin/shared/lib/pending-decisions.ts'
import { EmptyList } from '#admin/shared/ui/empty-list.tsx'
import { PagedStates } from '#admin/shared/ui/table/paged-states.tsx'
import { QueueViewers } from '#admin/shared/ui/workbench/colleagues.tsx'
import { useNextPage } from '#admin/shared/ui/workbench/next-page.ts'
import { RecordList } from '#admin/shared/ui/workbench/record-row.tsx'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { t } from '#locales/admin-policies.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { policyDecisions } from '../decision/decisions.ts'
import { type ReviewQueueFilter, reviewQueueQuery } from '../policy-reviews-query.ts'
import { useShown } from '../queue/use-shown.ts'
import { PolicyRow } from './policy-row.tsx'

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

interface PolicyListProps extends ReviewQueueFilter {
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The policies that match one filter, in each of the list's states. */
export function PolicyList({ openId, onOpen, ...filter }: PolicyListProps) {
  const pages = useInfiniteQuery(reviewQueueQuery(filter))
  const policies = useShown(filter)
  useNextPage(
    pages,
    policies.map(({ id }) => id),
    openId,
    useHasDecided(policyDecisions),
  )
  const today = isoDay(Date.now(), PROVIDER_TIME_ZONE)
  return (
    <PagedStates
      isLoaded={pages.data !== undefined}
      pages={pages}
      texts={{ failed: t('failed'), offline: t('offline') }}
      skeleton={<PolicyListSkeleton />}
    >
      {policies.length === 0 && !pages.hasNextPage && <EmptyReviewQueue {...filter} />}
      {policies.length > 0 && (
        <QueueViewers queue="policies">
          <RecordList label={t(`status.${filter.status}`)} onOpen={onOpen}>
            {policies.map((policy) => (
              <PolicyRow key={policy.id} policy={policy} isOpen={policy.id === openId} today={today} />
            ))}
          </RecordList>
        </QueueViewers>
      )}
    </PagedStates>
  )
}

function PolicyListSkeleton() {
  return (
    <Loading label={t('loading')}>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="grid min-h-11 content-center gap-1.5 border-b border-edge px-4 lg:px-5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-44" />
        </div>
      ))}
    </Loading>
  )
}

function EmptyReviewQueue({ status, search }: ReviewQueueFilter) {
  return (
    <EmptyList
      icon={Inbox}
      title={search ? t('nothingFound') : t(`empty.${status}`)}
      hint={search ? t('nothingFoundHint') : t(`emptyHint.${status}`)}
    />
  )
}
