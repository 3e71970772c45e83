import { Link } from '@tanstack/react-router'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { queueStatuses, WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { integer } from '#shared/lib/format/format.ts'
import { useWaitingCount } from '../queue/waiting-count.tsx'
import type { QueueStatus } from './queue-search.ts'

/** On a phone the current one may be beyond the line's end. */
function showCurrent(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

export function StatusFilter({ status }: { status: QueueStatus }) {
  const waiting = useWaitingCount()
  return (
    <nav aria-label={t('filters')}>
      {/* On a phone one line that scrolls sideways: two lines would leave less of the list. */}
      <ul className="flex gap-1 max-sm:-mx-4 max-sm:-my-1 max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        {queueStatuses.map((option) => (
          <li key={option} ref={option === status ? showCurrent : undefined}>
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
