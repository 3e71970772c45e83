import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'
import { statisticsQuery } from '../../../features/statistics/statistics-query.ts'
import { StatisticsScreen } from '../../../features/statistics/statistics-screen.tsx'
import { rangeIn, statisticsSearch } from '../../../features/statistics/statistics-search.ts'

const validateSearch = knownSearch(statisticsSearch)

export const Route = createFileRoute('/_app/estatisticas/')({
  validateSearch,
  loaderDeps: ({ search }) => rangeIn(search),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(statisticsQuery(deps)),
  staticData: { ownTitle: t('titles.statistics') },
  component: StatisticsScreen,
})
