import { t } from '#locales/chat.ts'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'

export function FrameSkeleton() {
  return (
    <div className="absolute inset-0 p-4">
      <Loading label={t('opening')}>
        <div className="grid gap-3">
          <Skeleton className="h-24 w-4/5 rounded-card" />
          <Skeleton className="h-11 w-3/5 rounded-control" />
          <Skeleton className="h-11 w-2/5 rounded-control" />
        </div>
      </Loading>
    </div>
  )
}
