import { recordsTexts as t } from '#member/shared/lib/records/records-texts.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import type { HistoryResult } from './record-history.tsx'

/** Says that a list could not be refreshed, and how old it is. Not while offline, which the page's header shows. */
export function NotRefreshed<Row>({ query }: { query: HistoryResult<Row> }) {
  if (!query.isRefetchError || query.isFetchNextPageError || !navigator.onLine) return null
  return (
    <div className="mb-3">
      <Notice meaning="attention" role="status">
        {t('notRefreshed', { time: dayAndTime(query.dataUpdatedAt) })}
      </Notice>
    </div>
  )
}
