import { Link } from '@tanstack/react-router'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { queueStatuses, WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { integer } from '#shared/lib/format/format.ts'
import { useWaitingCount } from '../queue/waiting-count.tsx'
import type { QueueStatus } from './queue-search.ts'

export function StatusFilter({ status }: { status: QueueStatus }) {
  const waiting = useWaitingCount()
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
              {option === 'email_confirmed' && waiting !== undefined && (
                <span className="ml-1.5 tabular-nums">
                  {waiting >= WAITING_COUNT_MAX ? `${integer(WAITING_COUNT_MAX)}+` : integer(waiting)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
