import { t } from '#locales/medications.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { isOnline } from '#shared/lib/use-online.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

interface OldDataProps {
  query: { isRefetchError: boolean; dataUpdatedAt: number }
}

/** Says how old the doses are if they could not be refreshed: somebody else may have recorded one since. */
export function OldData({ query }: OldDataProps) {
  if (!query.isRefetchError || !isOnline()) return null
  return (
    <div className="mb-3">
      <Notice meaning="attention" role="status">
        {t('old', { time: dayAndTime(query.dataUpdatedAt) })}
      </Notice>
    </div>
  )
}
