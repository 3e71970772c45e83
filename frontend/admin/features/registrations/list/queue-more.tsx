import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { t } from '../registrations-texts.ts'

interface QueueMoreProps {
  loading: boolean
  /** Why the last try failed. */
  error: Error | null
  onMore: () => void
}

export function QueueMore({ loading, error, onMore }: QueueMoreProps) {
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      {error && (
        <Notice meaning="problem" role="alert">
          {t('moreFailed', { message: messageFor(error) })}
        </Notice>
      )}
      <Button variant="quiet" busy={loading} busyLabel={t('loadingMore')} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
