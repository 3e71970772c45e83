import { createFileRoute } from '@tanstack/react-router'
import { AccessScreen } from '#admin/features/logs/access-screen.tsx'
import { accessQueries } from '#admin/features/logs/logs-query.ts'
import { accessSearch, withEntry } from '#admin/features/logs/logs-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(withEntry(accessSearch))

export const Route = createFileRoute('/_app/registros/acessos')({
  validateSearch,
  // Exclude the open entry, so that opening another one loads nothing.
  loaderDeps: ({ search }) => accessSearch({ ...search }),
  // Start loading without delaying the screen.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(accessQueries.list(deps)),
  staticData: { ownTitle: t('titles.logs'), isWorkbench: true },
  component: AccessScreen,
})
