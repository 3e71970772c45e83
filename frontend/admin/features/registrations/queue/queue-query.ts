import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '#admin/shared/lib/paged-query.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import {
  type BulkDecided,
  type RegistrationInQueue,
  type RegistrationQueue,
  WAITING_COUNT_MAX,
  type WaitingTarget,
} from '#contract/registrations.ts'
import { answer, registrationsApi } from '#shared/lib/api/clients.ts'
import type { QueueFilter } from '../filters/queue-search.ts'

/** Milliseconds. Several administrators work on the queue, so it becomes stale quickly. */
const FRESH_MS = 30_000

export function queueQuery({ status, search, waitingOver, reason }: QueueFilter) {
  const filter = { ...(search && { search }), ...(waitingOver && { waitingOver }), ...(reason && { reason }) }
  const queryKey = queryKeys.registrations.filteredQueue(status, filter)
  return {
    ...pagedQuery<RegistrationQueue>(queryKey, (page, options) =>
      answer(registrationsApi.index.$get({ query: { status, ...filter, ...page } }, options)),
    ),
    staleTime: FRESH_MS,
  }
}

/** One registration, wherever it is in the queue; not cached. */
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
 * Call before writing a decision to the cached lists: a request in flight predates the decision and would overwrite it.
 * Cancels refetches of loaded lists and restarts first loads.
 */
export async function cancelListRequests(client: QueryClient): Promise<void> {
  const queryKey = queryKeys.registrations.queue('email_confirmed')
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
}

/** Route loader: starts the request without delaying the screen. */
export function loadQueue(client: QueryClient, filter: QueueFilter): void {
  void client.prefetchInfiniteQuery(queueQuery(filter))
}

type Pages = InfiniteData<RegistrationQueue, unknown>

/** Outcome of a decision. `today` is missing when nothing was decided. */
export type DecisionResult = Omit<BulkDecided, 'today'> & Partial<Pick<BulkDecided, 'today'>>

/**
 * The cached queue after a decision, at the version the decision produced: without its registrations, and with today's
 * new figures. `waiting` drops by those decided now and by those that others decided but the list still showed.
 */
export function withoutRegistrations(
  queue: Pages | undefined,
  { decided, before, missing, today }: DecisionResult,
): Pages | undefined {
  if (!queue) return queue
  const others = new Set([...before.map(({ id }) => id), ...missing])
  const gone = new Set([...decided, ...others])
  const listed = queue.pages
    .flatMap(({ registrations }) => registrations)
    .filter(({ id, status }) => gone.has(id) && status === 'email_confirmed')
  const removed = decided.length + listed.filter(({ id }) => others.has(id)).length
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      registrations: page.registrations.filter(({ id }) => !gone.has(id)),
      version: page.version + decided.length,
      waiting: subtractWaiting(page.waiting, removed),
      target: withWaits(page.target, listed, -1),
      today: today ?? page.today,
    })),
  }
}

/** Whether the count has reached its cap, so that more may be waiting. */
export function isCapped(client: QueryClient): boolean {
  const waiting = client.getQueryData(waitingQuery.queryKey)?.pages[0]?.waiting ?? 0
  return waiting >= WAITING_COUNT_MAX
}

/** `waiting` minus `removed`; a capped count stays, since the real one is unknown. */
export function subtractWaiting(waiting: number, removed: number): number {
  return waiting >= WAITING_COUNT_MAX ? waiting : Math.max(0, waiting - removed)
}

/** The target's counts with these registrations removed (-1) or added back (1). */
function withWaits(
  target: WaitingTarget,
  registrations: readonly RegistrationInQueue[],
  sign: 1 | -1,
): WaitingTarget {
  const begunBy = (instant: string) =>
    registrations.filter(({ statusSince }) => statusSince <= instant).length
  const late = begunBy(target.lateSince)
  return {
    ...target,
    late: Math.max(0, target.late + sign * late),
    dueToday: Math.max(0, target.dueToday + sign * (begunBy(target.dueSince) - late)),
  }
}

/** The cached queue with undone registrations back in order of waiting time. */
export function withRegistrations(
  queue: Pages | undefined,
  undone: readonly RegistrationInQueue[],
): Pages | undefined {
  if (!queue) return queue
  const present = new Set(queue.pages.flatMap((page) => page.registrations.map(({ id }) => id)))
  let rest = undone.filter(({ id }) => !present.has(id))
  const back = rest
  const pages = queue.pages.map((page, index) => {
    const last = page.registrations.at(-1)?.statusSince
    const isLast = index === queue.pages.length - 1
    const ofPage = isLast ? rest : rest.filter(({ statusSince }) => last && statusSince <= last)
    rest = rest.filter((one) => !ofPage.includes(one))
    return {
      ...page,
      registrations: [...page.registrations, ...ofPage].sort((one, other) =>
        one.statusSince.localeCompare(other.statusSince),
      ),
      version: page.version + back.length,
      waiting: Math.min(WAITING_COUNT_MAX, page.waiting + back.length),
      target: withWaits(page.target, back, 1),
    }
  })
  return { ...queue, pages }
}
