import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '#member/features/notifications/notifications-queries.ts'
import { NotificationsScreen } from '#member/features/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/_app/app/notifications')({
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(notificationsQuery),
  staticData: { title: 'notifications' },
  component: NotificationsScreen,
})
