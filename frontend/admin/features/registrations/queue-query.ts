import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { RegistrationQueue } from '../../../../worker/contract/registrations.ts'
import { answer, registrationsApi } from '../../../shared/lib/api.ts'
import { keys } from '../../../shared/lib/query.ts'
import type { QueueStatus } from './queue-search.ts'

/** A queue that several people work on grows old sooner than a member's own data. */
const FRESH_MS = 30_000

export function queueQuery(status: QueueStatus) {
  return infiniteQueryOptions({
    queryKey: keys.registrations.queue(status),
    queryFn: ({ pageParam, signal }): Promise<RegistrationQueue> =>
      answer(
        registrationsApi.index.$get(
          { query: { status, ...(pageParam && { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
  })
}

export const waitingQuery = queueQuery('email_confirmed')

/** For the route: begins to load what the screen shows, without holding the screen back. */
export function loadQueue(client: QueryClient, status: QueueStatus): void {
  void client.prefetchInfiniteQuery(queueQuery(status))
}

/** The queue after somebody was decided. */
export function withoutRegistration<Param>(
  queue: InfiniteData<RegistrationQueue, Param> | undefined,
  id: string,
): InfiniteData<RegistrationQueue, Param> | undefined {
  if (!queue?.pages.some((page) => page.registrations.some((registration) => registration.id === id)))
    return queue
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      registrations: page.registrations.filter((registration) => registration.id !== id),
      waiting: Math.max(0, page.waiting - 1),
    })),
  }
}
