import { useInfiniteQuery } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'
import { t } from '#locales/notifications.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { ago } from '#shared/lib/format/format.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery } from './notifications-queries.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Older notifications are on the notifications screen. */
const PANEL_SIZE = 6

/** A separate component, so that the list is fetched when the panel opens. */
export function BellPanelList({ onFollow }: { onFollow: () => void }) {
  const list = useInfiniteQuery(notificationsQuery)
  const markRead = useMarkRead()

  function open(notification: Notification) {
    markRead(notification)
    onFollow()
  }
  if (list.isPending) return <PanelSkeleton />
  if (list.isError && !list.data) {
    return <ErrorState message={messageFor(list.error, t('failed'))} query={list} />
  }
  const newest = list.data.pages[0]?.notifications.slice(0, PANEL_SIZE) ?? []
  if (newest.length === 0) return <p className="px-4 py-6 text-center text-balance text-soft">{t('empty')}</p>
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1.5 pb-1.5">
      {newest.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} when={ago(notification.createdAt)} onOpen={open} />
        </li>
      ))}
    </ul>
  )
}

function PanelSkeleton() {
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-4 px-4 py-3">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton className="size-11 rounded-[0.875rem]" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
