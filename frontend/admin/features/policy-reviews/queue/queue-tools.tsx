import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileDown, RotateCw } from 'lucide-react'
import { DensityButton } from '#admin/shared/ui/workbench/density-button.tsx'
import { MineMenu } from '#admin/shared/ui/workbench/mine-menu.tsx'
import { t } from '#locales/admin-policies.ts'
import { cx } from '#shared/ui/cx.ts'
import { IconButton, iconButtonClass } from '#shared/ui/icon-button.tsx'
import { type ReviewQueueFilter, reviewQueueQuery } from '../policy-reviews-query.ts'

export function QueueTools(filter: ReviewQueueFilter) {
  const { isFetching, refetch } = useInfiniteQuery(reviewQueueQuery(filter))
  return (
    <>
      <MineMenu />
      <IconButton
        label={t('refresh')}
        icon={<RotateCw size={20} className={cx(isFetching && 'animate-spin')} />}
        onClick={() => void refetch()}
      />
      <DensityButton />
      <ReviewQueueExport {...filter} />
    </>
  )
}

/** Links to a report of the review queue with the screen's status. */
function ReviewQueueExport({ search, status }: ReviewQueueFilter) {
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
