import { useInfiniteQuery } from '@tanstack/react-query'
import { DESK_COUNT_MAX } from '../../../../worker/contract/policy-reviews.ts'
import { CountPill } from '../../../shared/ui/count-pill.tsx'
import { waitingDeskQuery } from './policies-query.ts'
import { t } from './policies-texts.ts'

/** Beside the room's name in the navigation, in whichever room. */
export function PoliciesCount() {
  const { data } = useInfiniteQuery(waitingDeskQuery)
  const waiting = data?.pages[0]?.waiting
  return waiting ? <CountPill count={waiting} most={DESK_COUNT_MAX} label={t('inReview')} /> : null
}
