import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'
import { MonthsScreen } from '../../../features/statistics/months-screen.tsx'
import { monthsQuery } from '../../../features/statistics/statistics-query.ts'
import { monthsSearch } from '../../../features/statistics/statistics-search.ts'

const validateSearch = knownSearch(monthsSearch)

export const Route = createFileRoute('/_app/estatisticas/meses')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchInfiniteQuery(monthsQuery(deps.distribution)),
  staticData: { ownTitle: t('titles.statistics') },
  component: MonthsScreen,
})
