import { createFileRoute } from '@tanstack/react-router'
import { QueueScreen } from '../../features/registrations/queue-screen.tsx'

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'queue' },
  component: QueueScreen,
})
