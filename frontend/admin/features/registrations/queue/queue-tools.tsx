import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileDown, RotateCw } from 'lucide-react'
import { DensityButton } from '#admin/shared/ui/workbench/density-button.tsx'
import { MineMenu } from '#admin/shared/ui/workbench/mine-menu.tsx'
import { t } from '#locales/admin-registrations.ts'
import { time } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { IconButton, iconButtonClass } from '#shared/ui/icon-button.tsx'
import type { QueueFilter } from '../filters/queue-search.ts'
import { queueQuery } from './queue-query.ts'

interface QueueToolsProps {
  filter: QueueFilter
}

export function QueueTools({ filter }: QueueToolsProps) {
  return (
    <>
      <MineMenu />
      <QueueRefresh filter={filter} />
      <DensityButton />
      <QueueExport filter={filter} />
    </>
  )
}

function QueueRefresh({ filter }: QueueToolsProps) {
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

/** Links to a report of the queue with the screen's filters. */
function QueueExport({ filter }: QueueToolsProps) {
  return (
    <Link
      to="/relatorios"
      search={{
        kind: 'queue',
        status: filter.status,
        ...(filter.waitingOver && { over: filter.waitingOver }),
        ...(filter.reason && { reason: filter.reason }),
        ...(filter.search && { searched: true }),
      }}
      title={t('export')}
      className={iconButtonClass}
    >
      <FileDown size={20} aria-hidden />
      <span className="sr-only">{t('export')}</span>
    </Link>
  )
}
