import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '#member/features/notifications/notifications-queries.ts'
import { NotificationsScreen } from '#member/features/notifications/notifications-screen.tsx'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'

export const Route = createFileRoute('/_app/app/notifications')({
  // The screen itself refetches whenever it opens.
  loader: async ({ context: { queryClient }, preload }) => {
    if (!preload) return
    prepareOffline(() => import('#member/features/notifications/bell-panel.tsx'))
    await queryClient.ensureInfiniteQueryData(notificationsQuery).catch(() => undefined)
  },
  staticData: { title: 'notifications' },
  component: NotificationsScreen,
})
