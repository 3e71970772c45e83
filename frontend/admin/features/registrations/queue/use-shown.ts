import { useInfiniteQuery } from '@tanstack/react-query'
import { usePendingDecisionIds } from '#admin/shared/lib/pending-decisions.ts'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { registrationDecisions } from '../decisions/decisions.ts'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery } from './queue-query.ts'

/** Loaded registrations of the list, without those whose decision is in flight. */
export function useShown(filter: QueueFilter): RegistrationInQueue[] | undefined {
  const { data } = useInfiniteQuery(queueQuery(filter))
  const pendingIds = usePendingDecisionIds(registrationDecisions)
  return data?.pages.flatMap((page) => page.registrations).filter(({ id }) => !pendingIds.has(id))
}
