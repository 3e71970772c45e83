import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  DecidedToday,
  RegistrationInQueue,
  RegistrationQueue,
} from '../../../../worker/contract/registrations.ts'
import { adminKeys } from '../../../shared/lib/admin-keys.ts'
import { answer, registrationsApi } from '../../../shared/lib/api.ts'
import type { QueueFilter } from './queue-search.ts'

/** A queue that several people work on grows old sooner than a member's own data. */
const FRESH_MS = 30_000

export function queueQuery({ status, search, waitingOver, reason }: QueueFilter) {
  const filter = { ...(search && { search }), ...(waitingOver && { waitingOver }), ...(reason && { reason }) }
  return infiniteQueryOptions({
    queryKey: [...adminKeys.registrations.queue(status), filter],
    queryFn: ({ pageParam, signal }): Promise<RegistrationQueue> =>
      answer(
        registrationsApi.index.$get(
          { query: { status, ...filter, ...(pageParam && { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
  })
}

export const waitingQuery = queueQuery({ status: 'email_confirmed' })

/**
 * Before the lists are told of a decision: one on its way was asked for before it, and would undo that. Those that are
 * shown stay as they are; those that are yet to come are asked for again.
 */
export async function stopLists(client: QueryClient): Promise<void> {
  const queryKey = adminKeys.registrations.queue('email_confirmed')
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
}

/** For the route: begins to load what the screen shows, without holding the screen back. */
export function loadQueue(client: QueryClient, filter: QueueFilter): void {
  void client.prefetchInfiniteQuery(queueQuery(filter))
}

type Pages = InfiniteData<RegistrationQueue, unknown>

/** The queue after some were decided: they are gone, the number goes down, and the day has new ones. */
export function withoutRegistrations(
  queue: Pages | undefined,
  ids: ReadonlySet<string>,
  today: DecidedToday | undefined,
): Pages | undefined {
  if (!queue) return queue
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      registrations: page.registrations.filter(({ id }) => !ids.has(id)),
      waiting: Math.max(0, page.waiting - ids.size),
      today: today ?? page.today,
    })),
  }
}

/** The queue with those who came back, each in the place of the wait that goes on. */
export function withRegistrations(
  queue: Pages | undefined,
  back: readonly RegistrationInQueue[],
): Pages | undefined {
  if (!queue) return queue
  const present = new Set(queue.pages.flatMap((page) => page.registrations.map(({ id }) => id)))
  let rest = back.filter(({ id }) => !present.has(id))
  const count = rest.length
  const pages = queue.pages.map((page, index) => {
    const last = page.registrations.at(-1)?.statusSince
    const isLast = index === queue.pages.length - 1
    const mine = isLast ? rest : rest.filter(({ statusSince }) => last && statusSince <= last)
    rest = rest.filter((one) => !mine.includes(one))
    return {
      ...page,
      registrations: [...page.registrations, ...mine].sort((one, other) =>
        one.statusSince.localeCompare(other.statusSince),
      ),
      waiting: page.waiting + count,
    }
  })
  return { ...queue, pages }
}
