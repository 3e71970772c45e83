import { createFileRoute } from '@tanstack/react-router'
import { statisticsQuery } from '#admin/features/statistics/statistics-query.ts'
import { StatisticsScreen } from '#admin/features/statistics/statistics-screen.tsx'
import { rangeIn, statisticsSearch } from '#admin/features/statistics/statistics-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(statisticsSearch)

export const Route = createFileRoute('/_app/estatisticas/')({
  validateSearch,
  loaderDeps: ({ search }) => rangeIn(search),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(statisticsQuery(deps)),
  staticData: { ownTitle: t('titles.statistics'), isWide: true },
  component: StatisticsScreen,
})
