import { useInfiniteQuery } from '@tanstack/react-query'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import { REVIEW_QUEUE_COUNT_MAX } from '#contract/policy-reviews.ts'
import { waitingReviewsQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'

/** Pending reviews, beside the screen's name in the navigation. */
export function ReviewQueueCount() {
  const { data } = useInfiniteQuery(waitingReviewsQuery)
  const waiting = data?.pages[0]?.waiting
  return waiting ? <CountPill count={waiting} most={REVIEW_QUEUE_COUNT_MAX} label={t('inReview')} /> : null
}
