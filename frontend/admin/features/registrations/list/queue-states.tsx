import { Inbox } from 'lucide-react'
import { EmptyList } from '#admin/shared/ui/empty-list.tsx'
import { t } from '#locales/admin-registrations.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import type { QueueStatus } from '../filters/queue-search.ts'
import { columnsOf, QueueHeads } from './queue-columns.tsx'

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

export function QueueSkeleton({ status }: { status: QueueStatus }) {
  return (
    <Loading label={t('loading')}>
      <QueueHeads status={status} />
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex min-h-11 items-center border-b border-edge px-4 lg:px-5">
          <div className={cx('grid flex-1 items-center gap-x-4', columnsOf(status))}>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="hidden h-4 w-52 @md:block" />
            <Skeleton className="h-4 w-14 justify-self-end" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

interface QueueEmptyProps {
  status: QueueStatus
  /** Whether filters are set, which may hide others. */
  isFiltered: boolean
  onClear: () => void
}

export function QueueEmpty({ status, isFiltered, onClear }: QueueEmptyProps) {
  return (
    <EmptyList
      icon={Inbox}
      title={isFiltered ? t('emptyFiltered') : t(`empty.${status}`)}
      hint={isFiltered ? t('emptyFilteredHint') : t(`emptyHint.${status}`)}
      action={
        isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            {t('emptyFilteredClear')}
          </Button>
        )
      }
    />
  )
}
