import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '#member/features/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/_app/app/notifications')({
  staticData: { title: 'notifications' },
  component: NotificationsScreen,
})
