import { Link } from '@tanstack/react-router'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { type PolicyStatus, policyStatuses } from '#contract/insurance.ts'
import { t } from '../policy-reviews-texts.ts'

export function StatusFilter({ status }: { status: PolicyStatus }) {
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
