import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#admin/features/logs/error-screen.tsx'
import { errorQueries } from '#admin/features/logs/logs-query.ts'
import { errorSearch, withEntry } from '#admin/features/logs/logs-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(withEntry(errorSearch))

export const Route = createFileRoute('/_app/registros/erros')({
  validateSearch,
  // Exclude the open entry, so that opening another one loads nothing.
  loaderDeps: ({ search }) => errorSearch({ ...search }),
  // Start loading without delaying the screen.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(errorQueries.list(deps)),
  staticData: { ownTitle: t('titles.logs'), isWorkbench: true },
  component: ErrorScreen,
})
