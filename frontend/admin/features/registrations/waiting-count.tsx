import { useInfiniteQuery } from '@tanstack/react-query'
import { WAITING_COUNT_MAX } from '../../../../worker/contract/registrations.ts'
import { integer } from '../../../shared/lib/format.ts'
import { useApproving } from './decisions.ts'
import { waitingLess, waitingQuery } from './queue-query.ts'
import { t } from './registrations-texts.ts'
import { useLiveQueue } from './use-live-queue.ts'

/** How many wait for a decision, less those whose approval is on its way. */
export function useWaitingCount(): number | undefined {
  const { data } = useInfiniteQuery(waitingQuery)
  const approving = useApproving()
  const waiting = data?.pages[0]?.waiting
  return waiting === undefined ? undefined : waitingLess(waiting, approving.size)
}

/** Beside the room's name in the navigation, in whichever room: it stays true by itself. */
export function WaitingCount() {
  useLiveQueue()
  const waiting = useWaitingCount()
  if (!waiting) return null
  const text = waiting >= WAITING_COUNT_MAX ? `${integer(WAITING_COUNT_MAX)}+` : integer(waiting)
  return (
    <span className="rounded-full bg-brand px-2.5 text-14 leading-6 font-bold text-on-brand tabular-nums">
      {text}
      <span className="sr-only"> {t('inQueue')}</span>
    </span>
  )
}
