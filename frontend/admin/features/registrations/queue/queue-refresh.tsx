import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { time } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import type { QueueFilter } from '../filters/queue-search.ts'
import { t } from '../registrations-texts.ts'
import { queueQuery } from './queue-query.ts'

export function QueueRefresh({ filter }: { filter: QueueFilter }) {
  const { dataUpdatedAt, isFetching, refetch } = useInfiniteQuery(queueQuery(filter))
  return (
    <IconButton
      label={t('refresh')}
      title={dataUpdatedAt > 0 ? t('updatedAt', { time: time(dataUpdatedAt) }) : undefined}
      icon={<RotateCw size={20} className={cx(isFetching && 'animate-spin')} />}
      onClick={() => void refetch()}
    />
  )
}
