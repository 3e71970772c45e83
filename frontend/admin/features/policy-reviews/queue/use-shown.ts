import { useInfiniteQuery } from '@tanstack/react-query'
import { usePendingDecisionIds } from '#admin/shared/lib/pending-decisions.ts'
import type { ListCount } from '#admin/shared/ui/workbench/position-text.ts'
import { REVIEW_QUEUE_COUNT_MAX, type ReviewQueueItem } from '#contract/policy-reviews.ts'
import { policyDecisions } from '../decision/decisions.ts'
import { type ReviewQueueFilter, reviewQueueQuery } from '../policy-reviews-query.ts'
import { useWaitingReviews } from './review-queue-count.tsx'

/** Loaded policies of the list, without those whose decision is in flight. */
export function useShown(filter: ReviewQueueFilter): ReviewQueueItem[] {
  const { data } = useInfiniteQuery(reviewQueueQuery(filter))
  const pendingIds = usePendingDecisionIds(policyDecisions)
  return (data?.pages ?? []).flatMap(({ policies }) => policies).filter(({ id }) => !pendingIds.has(id))
}

/** The list's total, as far as known. */
export function useListCount(filter: ReviewQueueFilter): ListCount {
  const { hasNextPage } = useInfiniteQuery(reviewQueueQuery(filter))
  const waiting = useWaitingReviews()
  const shown = useShown(filter).length
  if (filter.status === 'pending' && !filter.search && waiting !== undefined)
    return { count: waiting, isMore: waiting >= REVIEW_QUEUE_COUNT_MAX }
  return { count: shown, isMore: hasNextPage }
}
