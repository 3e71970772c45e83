import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { PolicyStatus } from '#contract/insurance.ts'
import type { PolicyReview, ReviewQueue } from '#contract/policy-reviews.ts'
import { answer, policyReviewsApi } from '#shared/lib/api/clients.ts'

/** A desk that several people work at grows old sooner than a member's own data. */
const FRESH_MS = 30_000

export interface ReviewQueueFilter {
  status: PolicyStatus
  search: string
}

export function reviewQueueQuery({ status, search }: ReviewQueueFilter) {
  return infiniteQueryOptions({
    queryKey: queryKeys.policyReviews.queue(status, search),
    queryFn: ({ pageParam, signal }): Promise<ReviewQueue> =>
      answer(
        policyReviewsApi.index.$get(
          { query: { status, ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
  })
}

/** What the room shows first, and how many wait. */
export const waitingReviewsQuery = reviewQueueQuery({ status: 'pending', search: '' })

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.policyReviews.one(id),
    queryFn: ({ signal }): Promise<PolicyReview> =>
      answer(policyReviewsApi[':id'].$get({ param: { id } }, { init: { signal } })),
    staleTime: FRESH_MS,
  })
}

/** The file's bytes. Asked for once for each opening of the screen, since each is written down. */
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

/** What the desk shows, anew; a file that is open stays as it is: to fetch it again would be another opening. */
export function refreshPolicyReviews(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: queryKeys.policyReviews.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'file',
  })
}

/** For the routes: begin to load what the screen shows, without holding the screen back. */
export function loadReviewQueue(client: QueryClient, filter: ReviewQueueFilter): void {
  void client.prefetchInfiniteQuery(reviewQueueQuery(filter))
}
export function loadReview(client: QueryClient, id: string): void {
  void client.prefetchQuery(reviewQuery(id))
}
