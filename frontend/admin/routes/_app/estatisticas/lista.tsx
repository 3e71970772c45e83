import { createFileRoute } from '@tanstack/react-router'
import { RowsScreen } from '#admin/features/statistics/lists/rows-screen.tsx'
import { rowsQuery } from '#admin/features/statistics/statistics-query.ts'
import { rowsSearch } from '#admin/features/statistics/statistics-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(rowsSearch)

export const Route = createFileRoute('/_app/estatisticas/lista')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(rowsQuery(deps)),
  staticData: { ownTitle: t('titles.statistics') },
  component: RowsScreen,
})
