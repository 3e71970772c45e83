import { recordsTexts as t } from '#member/shared/lib/records/records-texts.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

interface NotRefreshedProps {
  query: { isRefetchError: boolean; isFetchNextPageError?: boolean; dataUpdatedAt: number }
}

/** Says that data could not be refreshed, and how old they are. Not while offline, which the page's header shows. */
export function NotRefreshed({ query }: NotRefreshedProps) {
  if (!query.isRefetchError || query.isFetchNextPageError || !navigator.onLine) return null
  return (
    <div className="mb-3">
      <Notice meaning="attention" role="status">
        {t('notRefreshed', { time: dayAndTime(query.dataUpdatedAt) })}
      </Notice>
    </div>
  )
}
