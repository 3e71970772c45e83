import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { DensityButton } from '#admin/shared/ui/workbench/density-button.tsx'
import { MineMenu } from '#admin/shared/ui/workbench/mine-menu.tsx'
import { cx } from '#shared/ui/cx.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { type ReviewQueueFilter, reviewQueueQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'
import { ReviewQueueExport } from './review-queue-export.tsx'

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
