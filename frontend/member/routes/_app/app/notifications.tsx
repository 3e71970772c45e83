import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '#member/features/notifications/notifications-queries.ts'
import { NotificationsScreen } from '#member/features/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/_app/app/notifications')({
  // The screen itself asks again whenever it opens.
  loader: async ({ context: { queryClient }, preload }) => {
    if (preload) await queryClient.ensureInfiniteQueryData(notificationsQuery).catch(() => undefined)
  },
  staticData: { title: 'notifications' },
  component: NotificationsScreen,
})
