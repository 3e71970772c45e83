import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
import { waitingReviewsQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'

/** Below the list: shortcuts without a button, and how many of the waiting policies are late or due today. */
export function QueueFoot({ isWaiting }: { isWaiting: boolean }) {
  const { data } = useInfiniteQuery(waitingReviewsQuery)
  const { late, dueToday } = data?.pages[0] ?? { late: 0, dueToday: 0 }
  return (
    <>
      <KeyHints />
      {isWaiting && late + dueToday > 0 && (
        <p className="ml-auto text-14 tabular-nums">
          {late > 0 && <span className="font-bold text-problem">{t('late', { count: late })}</span>}
          {late > 0 && dueToday > 0 && ' · '}
          {dueToday > 0 && t('dueToday', { count: dueToday })}
        </p>
      )}
    </>
  )
}
