import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import {
  type BulkDecided,
  type RegistrationInQueue,
  type RegistrationQueue,
  WAITING_COUNT_MAX,
} from '#contract/registrations.ts'
import { answer, registrationsApi } from '#shared/lib/api/clients.ts'
import type { QueueFilter } from '../filters/queue-search.ts'

/** A queue that several people work on grows old sooner than a member's own data. */
export const FRESH_MS = 30_000

export function queueQuery({ status, search, waitingOver, reason }: QueueFilter) {
  const filter = { ...(search && { search }), ...(waitingOver && { waitingOver }), ...(reason && { reason }) }
  return infiniteQueryOptions({
    queryKey: queryKeys.registrations.filteredQueue(status, filter),
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

/** One person, wherever in the queue they stand; asked for anew each time. */
export function registrationQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.registrations.one(id),
    queryFn: ({ signal }): Promise<RegistrationInQueue> =>
      answer(registrationsApi[':id'].$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    gcTime: 0,
  })
}

export const waitingQuery = queueQuery({ status: 'email_confirmed' })

/**
 * Before the lists are told of a decision: one on its way was asked for before it, and would undo that. Those that are
 * shown stay as they are; those that are yet to come are asked for again.
 */
export async function stopLists(client: QueryClient): Promise<void> {
  const queryKey = queryKeys.registrations.queue('email_confirmed')
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
}

/** For the route: begins to load what the screen shows, without holding the screen back. */
export function loadQueue(client: QueryClient, filter: QueueFilter): void {
  void client.prefetchInfiniteQuery(queueQuery(filter))
}

type Pages = InfiniteData<RegistrationQueue, unknown>

/** What became of those asked about. Where nobody was decided the day has no new numbers. */
export type DecisionResult = Omit<BulkDecided, 'today'> & Partial<Pick<BulkDecided, 'today'>>

/**
 * The queue after a decision: nobody of whom it tells is there, and the day has new numbers. Those decided now have
 * waited until now; whom others decided was counted only where the list still has them. A number that stopped at its
 * most is none to take from.
 */
export function withoutRegistrations(
  queue: Pages | undefined,
  { decided, before, missing, today }: DecisionResult,
): Pages | undefined {
  if (!queue) return queue
  const others = new Set([...before.map(({ id }) => id), ...missing])
  const gone = new Set([...decided, ...others])
  const counted = queue.pages
    .flatMap(({ registrations }) => registrations)
    .filter(({ id, status }) => others.has(id) && status === 'email_confirmed')
  const less = decided.length + counted.length
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      registrations: page.registrations.filter(({ id }) => !gone.has(id)),
      waiting: waitingLess(page.waiting, less),
      today: today ?? page.today,
    })),
  }
}

/** Whether more wait than are counted. */
export function isCapped(client: QueryClient): boolean {
  const waiting = client.getQueryData(waitingQuery.queryKey)?.pages[0]?.waiting ?? 0
  return waiting >= WAITING_COUNT_MAX
}

/** How many wait when so many less do, as far as can be told. */
export function waitingLess(waiting: number, less: number): number {
  return waiting >= WAITING_COUNT_MAX ? waiting : Math.max(0, waiting - less)
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
      waiting: Math.min(WAITING_COUNT_MAX, page.waiting + count),
    }
  })
  return { ...queue, pages }
}
