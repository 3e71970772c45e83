import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'
import type { ReviewQueueFilter } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'

/** Links to a report of the review queue with the screen's status. */
export function ReviewQueueExport({ search, status }: ReviewQueueFilter) {
  return (
    <Link
      to="/relatorios"
      search={{ kind: 'desk', policyState: status, ...(search && { searched: true }) }}
      title={t('export')}
      className={iconButtonClass}
    >
      <FileDown size={20} aria-hidden />
      <span className="sr-only">{t('export')}</span>
    </Link>
  )
}
