import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '#admin/shared/lib/paged-query.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { PolicyStatus } from '#contract/insurance.ts'
import { type PolicyReview, REVIEW_QUEUE_COUNT_MAX, type ReviewQueue } from '#contract/policy-reviews.ts'
import { answer, policyReviewsApi } from '#shared/lib/api/clients.ts'

/** Milliseconds. Several administrators work on the queue, so it becomes stale quickly. */
const FRESH_MS = 30_000

export interface ReviewQueueFilter {
  status: PolicyStatus
  search: string
}

export function reviewQueueQuery({ status, search }: ReviewQueueFilter) {
  const filter = { status, ...(search && { search }) }
  return {
    ...pagedQuery<ReviewQueue>(queryKeys.policyReviews.queue(status, search), (page, options) =>
      answer(policyReviewsApi.index.$get({ query: { ...filter, ...page } }, options)),
    ),
    staleTime: FRESH_MS,
  }
}

/** The unfiltered queue of pending reviews, with their count. */
export const waitingReviewsQuery = reviewQueueQuery({ status: 'pending', search: '' })

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.policyReviews.one(id),
    queryFn: ({ signal }): Promise<PolicyReview> =>
      answer(policyReviewsApi[':id'].$get({ param: { id } }, { init: { signal } })),
    staleTime: FRESH_MS,
  })
}

/**
 * The file's bytes. Requested once each time the policy opens and never prefetched: the server logs each request as an
 * access.
 */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.policyReviews.file(id),
    queryFn: async ({ signal }): Promise<Blob> => {
      const response = await policyReviewsApi[':id'].file.$post({ param: { id } }, { init: { signal } })
      return response.blob()
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** Invalidates everything except open files: refetching one would log another access. */
export function refreshPolicyReviews(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: queryKeys.policyReviews.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'file',
  })
}

type Pages = InfiniteData<ReviewQueue, unknown>

/**
 * The cached queue without a decided policy. Keeps its version, so that it is soon refetched: only the server knows how
 * many are late.
 */
function withoutPolicy(queue: Pages | undefined, id: string): Pages | undefined {
  if (!queue?.pages.some(({ policies }) => policies.some((policy) => policy.id === id))) return queue
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      policies: page.policies.filter((policy) => policy.id !== id),
      waiting: subtractWaiting(page.waiting, 1),
    })),
  }
}

/** `waiting` minus `removed`; a capped count stays, since the real one is unknown. */
export function subtractWaiting(waiting: number, removed: number): number {
  return waiting >= REVIEW_QUEUE_COUNT_MAX ? waiting : Math.max(0, waiting - removed)
}

/**
 * Removes a decided policy from the cached lists of waiting ones. Cancels requests in flight, which would bring it
 * back.
 */
export async function removeFromQueue(client: QueryClient, id: string): Promise<void> {
  const queryKey = queryKeys.policyReviews.queues('pending')
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  client.setQueriesData({ queryKey }, (queue: Pages | undefined) => withoutPolicy(queue, id))
}

/** Route loaders: start the request without delaying the screen. */
export function loadReviewQueue(client: QueryClient, filter: ReviewQueueFilter): void {
  void client.prefetchInfiniteQuery(reviewQueueQuery(filter))
}
export function loadReview(client: QueryClient, id: string): void {
  void client.prefetchQuery(reviewQuery(id))
}
