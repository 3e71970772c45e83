import { Inbox } from 'lucide-react'
import { EmptyList } from '#admin/shared/ui/empty-list.tsx'
import { RecordSkeletons } from '#admin/shared/ui/workbench/record-row.tsx'
import { t } from '#locales/admin-registrations.ts'
import { Button } from '#shared/ui/button.tsx'
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import type { QueueStatus } from '../filters/queue-search.ts'
import { columnsOf, QueueHeads } from './queue-columns.tsx'

export function QueueSkeleton({ status }: { status: QueueStatus }) {
  return (
    <RecordSkeletons label={t('loading')} heads={<QueueHeads status={status} />} columns={columnsOf(status)}>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="hidden h-4 w-52 @md:block" />
      <Skeleton className="h-4 w-14 justify-self-end" />
    </RecordSkeletons>
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
