import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
import { waitingReviewsQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'

/** Under the list: shortcuts without a button, and how many are late in the list of those that wait. */
export function QueueFoot({ isWaiting }: { isWaiting: boolean }) {
  const { data } = useInfiniteQuery(waitingReviewsQuery)
  const late = data?.pages[0]?.late ?? 0
  return (
    <>
      <KeyHints />
      {isWaiting && late > 0 && (
        <p className="ml-auto text-14 font-bold text-problem tabular-nums">{t('late', { count: late })}</p>
      )}
    </>
  )
}
