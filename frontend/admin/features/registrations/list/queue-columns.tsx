import { cx } from '#shared/ui/cx.ts'
import type { QueueStatus } from '../filters/queue-search.ts'
import { t } from '../registrations-texts.ts'

export const rowClass =
  'grid gap-3 px-4 py-3.5 outline-offset-[-2px]! max-xl:first:rounded-t-card last:rounded-b-card md:items-center md:gap-x-5'

/** Grid columns of the headers, the rows and their skeletons. */
export function columnsOf(status: QueueStatus): string {
  if (status === 'email_confirmed') {
    return 'md:grid-cols-[minmax(0,1fr)_15.5rem] xl:grid-cols-[minmax(0,1fr)_9rem_9rem_15.5rem]'
  }
  if (status === 'pending') return 'xl:grid-cols-[minmax(0,1fr)_9rem_11rem]'
  return 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]'
}

/** Hidden from screen readers: every cell is labelled on its own. */
export function QueueHeads({ status }: { status: QueueStatus }) {
  const isDecided = status === 'approved' || status === 'rejected'
  return (
    <div
      aria-hidden
      className={cx(
        rowClass,
        columnsOf(status),
        'hidden border-b border-edge py-2.5! text-14 font-medium text-soft',
        isDecided ? 'md:grid' : 'xl:grid',
      )}
    >
      <span>{t('columns.person')}</span>
      {isDecided ? (
        <span>{t('columns.decision')}</span>
      ) : (
        <>
          <span>{t(status === 'pending' ? 'columns.since' : 'columns.wait')}</span>
          <span>{t('columns.email')}</span>
        </>
      )}
    </div>
  )
}
