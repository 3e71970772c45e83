import { createFileRoute } from '@tanstack/react-router'
import { reportsQuery } from '#admin/features/reports/reports-query.ts'
import { ReportsScreen } from '#admin/features/reports/reports-screen.tsx'
import { reportsSearch } from '#admin/features/reports/reports-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(reportsSearch)

export const Route = createFileRoute('/_app/relatorios')({
  validateSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(reportsQuery),
  staticData: { ownTitle: t('titles.reports') },
  component: ReportsScreen,
})
