import { Link } from '@tanstack/react-router'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { queueStatuses } from '#contract/registrations.ts'
import { t } from '../registrations-texts.ts'
import type { QueueStatus } from './queue-search.ts'

export function StatusFilter({ status }: { status: QueueStatus }) {
  return (
    <nav aria-label={t('filters')}>
      <ul className="flex flex-wrap gap-1">
        {queueStatuses.map((option) => (
          <li key={option}>
            <Link
              to="/"
              search={option === 'email_confirmed' ? {} : { status: option }}
              aria-current={option === status ? 'page' : undefined}
              className={pillClass(option === status)}
            >
              {t(`status.${option}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
