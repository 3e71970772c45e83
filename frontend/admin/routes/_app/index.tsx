import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../shared/lib/known-search.ts'
import { loadQueue } from '../../features/registrations/queue-query.ts'
import { QueueScreen } from '../../features/registrations/queue-screen.tsx'
import { filterIn, queueSearch } from '../../features/registrations/queue-search.ts'
import { t } from '../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(queueSearch)

export const Route = createFileRoute('/_app/')({
  validateSearch,
  loaderDeps: ({ search }) => filterIn(search),
  loader: ({ context, deps }) => loadQueue(context.queryClient, deps),
  staticData: { ownTitle: t('titles.registrations') },
  component: QueueScreen,
})
