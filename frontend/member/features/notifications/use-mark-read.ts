import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'
import { t } from '#locales/notifications.ts'
import { notificationsApi } from '#shared/lib/api/clients.ts'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { isUnread, withRead } from './notifications-cache.ts'
import { notificationsQuery, unreadQuery } from './notifications-queries.ts'

/** Shows the notifications as read before the server answers. Returns a function that reverts this. */
async function markOptimistically(
  client: QueryClient,
  which: (notification: Notification) => boolean,
  unreadNow: number,
) {
  await Promise.all([
    client.cancelQueries({ queryKey: notificationsQuery.queryKey }),
    client.cancelQueries({ queryKey: unreadQuery.queryKey }),
  ])
  const pages = client.getQueryData(notificationsQuery.queryKey)
  const unread = client.getQueryData(unreadQuery.queryKey)
  client.setQueryData(notificationsQuery.queryKey, (pages) =>
    withRead(pages, which, new Date().toISOString()),
  )
  client.setQueryData(unreadQuery.queryKey, { unread: Math.max(0, unreadNow) })
  return () => {
    client.setQueryData(notificationsQuery.queryKey, pages)
    client.setQueryData(unreadQuery.queryKey, unread)
    void client.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
  }
}

/** Marks a notification as read. A failure is silent; the notification stays unread. */
export function useMarkRead() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (notification: Notification) =>
      notificationsApi[':id'].read.$post({ param: { id: notification.id } }),
    onMutate: ({ id }) => {
      const unread = client.getQueryData(unreadQuery.queryKey)?.unread ?? 0
      return markOptimistically(client, (candidate) => candidate.id === id, unread - 1)
    },
    onError: (_error, _notification, takeBack) => takeBack?.(),
  })
  return (notification: Notification) => {
    if (isUnread(notification)) mutate(notification)
  }
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => notificationsApi['read-all'].$post(),
    onMutate: () => markOptimistically(client, () => true, 0),
    onError: (error, _all, takeBack) => {
      toastFailure(t('readFailed'), error)
      takeBack?.()
    },
  })
}
