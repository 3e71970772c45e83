import { useInfiniteQuery } from '@tanstack/react-query'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { useUnanswered } from '../decisions/decisions.ts'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery } from './queue-query.ts'

/** Who waits for a decision, as far as it is loaded, less those whose decision is on its way. */
export function useWaiting(filter: Omit<QueueFilter, 'status'> = {}): RegistrationInQueue[] | undefined {
  const { data } = useInfiniteQuery(queueQuery({ ...filter, status: 'email_confirmed' }))
  const unanswered = useUnanswered()
  return data?.pages.flatMap((page) => page.registrations).filter(({ id }) => !unanswered.has(id))
}
