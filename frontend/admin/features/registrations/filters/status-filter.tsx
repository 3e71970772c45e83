import { Link } from '@tanstack/react-router'
import { queueStatuses } from '#contract/registrations.ts'
import { cx } from '#shared/ui/cx.ts'
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
              className={cx(
                'flex min-h-11 items-center rounded-full px-3.5 text-14 font-semibold whitespace-nowrap transition-colors',
                option === status
                  ? 'bg-brand-tint text-brand-deep'
                  : 'text-soft hover:bg-sunken hover:text-ink',
              )}
            >
              {t(`status.${option}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
