import { useQuery } from '@tanstack/react-query'
import { CountPill } from '#admin/shared/ui/count-pill.tsx'
import { NAME_CHANGES_MAX } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { waitingNamesQuery } from '../members-query.ts'

/** Number of names that wait for a decision, beside the screen's name in the navigation. */
export function WaitingNamesCount() {
  const { data: names = [] } = useQuery(waitingNamesQuery)
  const count = names.length
  if (count === 0) return null
  return <CountPill count={count} most={NAME_CHANGES_MAX} label={t('newName.inReview', { count })} />
}
