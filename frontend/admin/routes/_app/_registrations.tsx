import { createFileRoute } from '@tanstack/react-router'
import { filterIn, queueSearch } from '#admin/features/registrations/filters/queue-search.ts'
import { loadQueue } from '#admin/features/registrations/queue/queue-query.ts'
import { QueueScreen } from '#admin/features/registrations/queue/queue-screen.tsx'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { loadSavedTexts } from '#admin/shared/ui/saved-texts/saved-texts.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(queueSearch)

export const Route = createFileRoute('/_app/_registrations')({
  validateSearch,
  loaderDeps: ({ search }) => filterIn(search),
  loader({ context, deps }) {
    loadQueue(context.queryClient, deps)
    loadSavedTexts(context.queryClient)
  },
  staticData: { ownTitle: t('titles.registrations'), isWorkbench: true },
  component: QueueScreen,
})
