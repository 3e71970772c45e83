import type { ReactNode } from 'react'
import { RecordHeads } from '#admin/shared/ui/workbench/record-row.tsx'
import { t } from '#locales/admin-registrations.ts'
import type { QueueStatus } from '../filters/queue-search.ts'

export function isDecided(status: QueueStatus): boolean {
  return status === 'approved' || status === 'rejected'
}

/** Grid columns of the headers, the rows and their skeletons. */
export function columnsOf(status: QueueStatus): string {
  return isDecided(status)
    ? 'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_6rem] @lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_9.5rem_6rem]'
    : 'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_6rem]'
}

export function QueueHeads({ status, leading }: { status: QueueStatus; leading?: ReactNode }) {
  return (
    <RecordHeads columns={columnsOf(status)} leading={leading} hasActions={status === 'email_confirmed'}>
      <span>{t('columns.person')}</span>
      <span className="hidden @md:block">{t('columns.email')}</span>
      {isDecided(status) && (
        <span className="hidden @lg:block">
          {t(status === 'rejected' ? 'filter.reason' : 'columns.decidedBy')}
        </span>
      )}
      <span className="text-right">
        {t(isDecided(status) ? 'columns.decision' : status === 'pending' ? 'columns.since' : 'columns.wait')}
      </span>
    </RecordHeads>
  )
}
