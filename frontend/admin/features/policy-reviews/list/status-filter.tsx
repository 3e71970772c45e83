import { Link } from '@tanstack/react-router'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { type PolicyStatus, policyStatuses } from '#contract/insurance.ts'
import { REVIEW_QUEUE_COUNT_MAX } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { integer } from '#shared/lib/format/format.ts'
import { useWaitingReviews } from '../queue/review-queue-count.tsx'

export function StatusFilter({ status }: { status: PolicyStatus }) {
  const waiting = useWaitingReviews()
  return (
    <nav aria-label={t('filters')}>
      <ul className="flex flex-wrap gap-1">
        {policyStatuses.map((option) => (
          <li key={option}>
            <Link
              to="/apolices"
              search={({ search }: { search?: string }) => ({
                ...(search && { search }),
                ...(option !== 'pending' && { status: option }),
              })}
              aria-current={option === status ? 'page' : undefined}
              className={pillClass(option === status)}
            >
              {t(`status.${option}`)}
              {option === 'pending' && waiting !== undefined && (
                <span className="ml-1.5 tabular-nums">
                  {waiting >= REVIEW_QUEUE_COUNT_MAX
                    ? `${integer(REVIEW_QUEUE_COUNT_MAX)}+`
                    : integer(waiting)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
