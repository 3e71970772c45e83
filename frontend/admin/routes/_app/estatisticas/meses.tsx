import { createFileRoute } from '@tanstack/react-router'
import { MonthsScreen } from '#admin/features/statistics/lists/months-screen.tsx'
import { monthsQuery } from '#admin/features/statistics/statistics-query.ts'
import { monthsSearch } from '#admin/features/statistics/statistics-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(monthsSearch)

export const Route = createFileRoute('/_app/estatisticas/meses')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchInfiniteQuery(monthsQuery(deps.distribution)),
  staticData: { ownTitle: t('titles.statistics') },
  component: MonthsScreen,
})
