import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'
import { RowsScreen } from '../../../features/statistics/rows-screen.tsx'
import { rowsQuery } from '../../../features/statistics/statistics-query.ts'
import { rowsSearch } from '../../../features/statistics/statistics-search.ts'

const validateSearch = knownSearch(rowsSearch)

export const Route = createFileRoute('/_app/estatisticas/lista')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(rowsQuery(deps)),
  staticData: { ownTitle: t('titles.statistics') },
  component: RowsScreen,
})
