import { createFileRoute } from '@tanstack/react-router'
import { loadQueue } from '../../features/registrations/queue-query.ts'
import { QueueScreen } from '../../features/registrations/queue-screen.tsx'
import { queueSearch, statusIn } from '../../features/registrations/queue-search.ts'

export const Route = createFileRoute('/_app/')({
  validateSearch: queueSearch,
  loaderDeps: ({ search }) => ({ status: statusIn(search) }),
  loader: ({ context, deps }) => loadQueue(context.queryClient, deps.status),
  staticData: { title: 'queue' },
  component: QueueScreen,
})
