import { createFileRoute } from '@tanstack/react-router'
import { loadQueue } from '../../features/registrations/queue-query.ts'
import { QueueScreen } from '../../features/registrations/queue-screen.tsx'
import { filterIn, queueSearch } from '../../features/registrations/queue-search.ts'

export const Route = createFileRoute('/_app/')({
  validateSearch: queueSearch,
  loaderDeps: ({ search }) => filterIn(search),
  loader: ({ context, deps }) => loadQueue(context.queryClient, deps),
  staticData: { title: 'queue' },
  component: QueueScreen,
})
