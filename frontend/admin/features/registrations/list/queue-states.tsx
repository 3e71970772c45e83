import { Inbox } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Loading, Skeleton, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import type { QueueStatus } from '../filters/queue-search.ts'
import { t } from '../registrations-texts.ts'
import { columnsOf, QueueHeads, rowClass } from './queue-columns.tsx'

const SKELETON_ROWS = [1, 2, 3, 4]

export function QueueSkeleton({ status }: { status: QueueStatus }) {
  return (
    <Loading label={t('loading')}>
      <div className={cardClass}>
        <QueueHeads status={status} />
        <div className="divide-y divide-edge">
          {SKELETON_ROWS.map((row) => (
            <div key={row} className={cx(rowClass, columnsOf(status))}>
              <div className="flex items-center gap-3">
                <Skeleton className="size-10 flex-none rounded-control" />
                <div className="flex-1">
                  <SkeletonText />
                </div>
              </div>
              <div className="flex gap-6 xl:contents">
                <Skeleton className="h-6 w-20 rounded-full" />
                <Skeleton className="h-6 w-28 rounded-full" />
              </div>
              {status === 'email_confirmed' && (
                <Skeleton className="h-11 rounded-control md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-1" />
              )}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}

interface QueueEmptyProps {
  status: QueueStatus
  /** Whether filters are set, so that there may be others. */
  isFiltered: boolean
  onClear: () => void
}

export function QueueEmpty({ status, isFiltered, onClear }: QueueEmptyProps) {
  return (
    <div className={cx(cardClass, 'grid justify-items-center gap-3 px-4 py-14 text-center')}>
      <span className="grid size-16 place-items-center rounded-card bg-brand-tint text-brand-deep">
        <Inbox size={32} aria-hidden />
      </span>
      <p className="text-18 font-semibold">{isFiltered ? t('emptyFiltered') : t(`empty.${status}`)}</p>
      <p className="max-w-96 text-balance text-soft">
        {isFiltered ? t('emptyFilteredHint') : t(`emptyHint.${status}`)}
      </p>
      {isFiltered && (
        <Button variant="quiet" onClick={onClear}>
          {t('emptyFilteredClear')}
        </Button>
      )}
    </div>
  )
}
