import { useInfiniteQuery } from '@tanstack/react-query'
import { usePendingDecisionIds } from '#admin/shared/lib/pending-decisions.ts'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import { REVIEW_QUEUE_COUNT_MAX } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { policyDecisions } from '../decision/decisions.ts'
import { subtractWaiting, waitingReviewsQuery } from '../policy-reviews-query.ts'

/** Number of waiting policies, without those whose decision is in flight. */
export function useWaitingReviews(): number | undefined {
  const { data } = useInfiniteQuery(waitingReviewsQuery)
  const pendingIds = usePendingDecisionIds(policyDecisions)
  const waiting = data?.pages[0]?.waiting
  return waiting === undefined ? undefined : subtractWaiting(waiting, pendingIds.size)
}

/** Number of pending reviews, beside the screen's name in the navigation. */
export function ReviewQueueCount() {
  const waiting = useWaitingReviews()
  return waiting ? <CountPill count={waiting} most={REVIEW_QUEUE_COUNT_MAX} label={t('inReview')} /> : null
}
