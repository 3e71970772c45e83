import { useInfiniteQuery } from '@tanstack/react-query'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import { WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { useUnanswered } from '../decisions/decisions.ts'
import { t } from '../registrations-texts.ts'
import { waitingLess, waitingQuery } from './queue-query.ts'
import { useLiveQueue } from './use-live-queue.ts'

/** How many wait for a decision, less those whose decision is on its way. */
export function useWaitingCount(): number | undefined {
  const { data } = useInfiniteQuery(waitingQuery)
  const unanswered = useUnanswered()
  const waiting = data?.pages[0]?.waiting
  return waiting === undefined ? undefined : waitingLess(waiting, unanswered.size)
}

/** Beside the room's name in the navigation, in whichever room: it stays true by itself. */
export function WaitingCount() {
  useLiveQueue()
  const waiting = useWaitingCount()
  if (!waiting) return null
  return <CountPill count={waiting} most={WAITING_COUNT_MAX} label={t('inQueue')} />
}
