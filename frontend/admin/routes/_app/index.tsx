import { createFileRoute } from '@tanstack/react-router'
import { filterIn, queueSearch } from '#admin/features/registrations/filters/queue-search.ts'
import { loadQueue } from '#admin/features/registrations/queue/queue-query.ts'
import { QueueScreen } from '#admin/features/registrations/queue/queue-screen.tsx'
import { t } from '#admin/features/shell/shell-texts.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'

const validateSearch = knownSearch(queueSearch)

export const Route = createFileRoute('/_app/')({
  validateSearch,
  loaderDeps: ({ search }) => filterIn(search),
  loader: ({ context, deps }) => loadQueue(context.queryClient, deps),
  staticData: { ownTitle: t('titles.registrations') },
  component: QueueScreen,
})
