import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../shared/lib/known-search.ts'
import { reportsQuery } from '../../features/reports/reports-query.ts'
import { ReportsScreen } from '../../features/reports/reports-screen.tsx'
import { reportsSearch } from '../../features/reports/reports-search.ts'
import { t } from '../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(reportsSearch)

export const Route = createFileRoute('/_app/relatorios')({
  validateSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(reportsQuery),
  staticData: { ownTitle: t('titles.reports') },
  component: ReportsScreen,
})
