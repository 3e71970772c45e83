import { useInfiniteQuery } from '@tanstack/react-query'
import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { useApproving } from './decisions.ts'
import { waitingQuery } from './queue-query.ts'

/** Who waits for a decision, as far as it is loaded, less those whose approval is on its way. */
export function useWaiting(): RegistrationInQueue[] | undefined {
  const { data } = useInfiniteQuery(waitingQuery)
  const approving = useApproving()
  return data?.pages.flatMap((page) => page.registrations).filter(({ id }) => !approving.has(id))
}
