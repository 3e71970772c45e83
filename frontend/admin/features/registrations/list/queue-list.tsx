import { useInfiniteQuery } from '@tanstack/react-query'
import { useHasDecided } from '#admin/shared/lib/pending-decisions.ts'
import { PagedStates } from '#admin/shared/ui/table/paged-states.tsx'
import { useNextPage } from '#admin/shared/ui/workbench/next-page.ts'
import { QUEUE_FOUND_MAX } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { registrationDecisions } from '../decisions/decisions.ts'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery } from '../queue/queue-query.ts'
import { useShown } from '../queue/use-shown.ts'
import { type DecisionProps, QueueRows } from './queue-rows.tsx'
import { QueueEmpty, QueueSkeleton } from './queue-states.tsx'

interface QueueListProps extends DecisionProps {
  filter: QueueFilter
  openId: string | undefined
  onOpen: (id: string) => void
  now: number
  onClear: () => void
}

/** The registrations that match one filter, in each of the list's states. */
export function QueueList({ filter, openId, onOpen, now, onClear, ...decisions }: QueueListProps) {
  const { status } = filter
  const pages = useInfiniteQuery(queueQuery(filter))
  const shown = useShown(filter)
  const registrations = shown ?? []
  useNextPage(
    pages,
    registrations.map(({ id }) => id),
    openId,
    useHasDecided(registrationDecisions),
  )
  return (
    <PagedStates
      isLoaded={shown !== undefined}
      pages={pages}
      texts={{ failed: t('failed'), offline: t('offline') }}
      skeleton={<QueueSkeleton status={status} />}
    >
      {registrations.length === 0 && !pages.hasNextPage && (
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
          openId={openId}
          onOpen={onOpen}
          now={now}
          {...decisions}
        />
      )}
      {pages.data?.pages[0]?.cut && (
        <div className="p-4 lg:px-5">
          <Notice meaning="info" role="status">
            {t('cut', { most: QUEUE_FOUND_MAX })}
          </Notice>
        </div>
      )}
    </PagedStates>
  )
}
