import { useInfiniteQuery } from '@tanstack/react-query'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import { WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { usePendingDecisionIds } from '../decisions/decisions.ts'
import { t } from '../registrations-texts.ts'
import { subtractWaiting, waitingQuery } from './queue-query.ts'
import { useLiveQueue } from './use-live-queue.ts'

/** Number of registrations that wait, without those whose decision is in flight. */
export function useWaitingCount(): number | undefined {
  const { data } = useInfiniteQuery(waitingQuery)
  const pendingIds = usePendingDecisionIds()
  const waiting = data?.pages[0]?.waiting
  return waiting === undefined ? undefined : subtractWaiting(waiting, pendingIds.size)
}

/** Beside the screen's name in the navigation; keeps itself up to date. */
export function WaitingCount() {
  useLiveQueue()
  const waiting = useWaitingCount()
  if (!waiting) return null
  return <CountPill count={waiting} most={WAITING_COUNT_MAX} label={t('inQueue')} />
}
