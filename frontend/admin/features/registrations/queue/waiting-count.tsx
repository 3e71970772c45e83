import { useInfiniteQuery } from '@tanstack/react-query'
import { usePendingDecisionIds } from '#admin/shared/lib/pending-decisions.ts'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import type { ListCount } from '#admin/shared/ui/workbench/position-text.ts'
import { WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { registrationDecisions } from '../decisions/decisions.ts'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery, subtractWaiting, waitingQuery } from './queue-query.ts'
import { useShown } from './use-shown.ts'

/** Number of waiting registrations, without those whose decision is in flight. */
export function useWaitingCount(): number | undefined {
  const { data } = useInfiniteQuery(waitingQuery)
  const pendingIds = usePendingDecisionIds(registrationDecisions)
  const waiting = data?.pages[0]?.waiting
  return waiting === undefined ? undefined : subtractWaiting(waiting, pendingIds.size)
}

/** Number of waiting registrations, beside the screen's name in the navigation. */
export function WaitingCount() {
  const waiting = useWaitingCount()
  if (!waiting) return null
  return <CountPill count={waiting} most={WAITING_COUNT_MAX} label={t('inQueue')} />
}

/** The list's total, as far as known. */
export function useListCount(filter: QueueFilter): ListCount {
  const { hasNextPage } = useInfiniteQuery(queueQuery(filter))
  const waiting = useWaitingCount()
  const shown = useShown(filter)
  const isFiltered = Boolean(filter.search ?? filter.waitingOver)
  if (filter.status === 'email_confirmed' && !isFiltered && waiting !== undefined)
    return { count: waiting, isMore: waiting >= WAITING_COUNT_MAX }
  return { count: shown?.length ?? 0, isMore: hasNextPage }
}
