import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'
import type { QueueFilter } from '../filters/queue-search.ts'
import { t } from '../registrations-texts.ts'

/** Links to a report of the queue with the screen's filters. */
export function QueueExport({ filter }: { filter: QueueFilter }) {
  return (
    <Link
      to="/relatorios"
      search={{
        kind: 'queue',
        status: filter.status,
        ...(filter.waitingOver && { over: filter.waitingOver }),
        ...(filter.reason && { reason: filter.reason }),
        ...(filter.search && { searched: true }),
      }}
      title={t('export')}
      className={iconButtonClass}
    >
      <FileDown size={20} aria-hidden />
      <span className="sr-only">{t('export')}</span>
    </Link>
  )
}
