import { useInfiniteQuery } from '@tanstack/react-query'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import { DESK_COUNT_MAX } from '#contract/policy-reviews.ts'
import { waitingDeskQuery } from './policies-query.ts'
import { t } from './policies-texts.ts'

/** Beside the room's name in the navigation, in whichever room. */
export function PoliciesCount() {
  const { data } = useInfiniteQuery(waitingDeskQuery)
  const waiting = data?.pages[0]?.waiting
  return waiting ? <CountPill count={waiting} most={DESK_COUNT_MAX} label={t('inReview')} /> : null
}
