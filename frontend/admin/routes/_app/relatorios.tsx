import { createFileRoute } from '@tanstack/react-router'
import { reportsQuery, reportsSearch } from '../../features/reports/reports-query.ts'
import { ReportsScreen } from '../../features/reports/reports-screen.tsx'

export const Route = createFileRoute('/_app/relatorios')({
  validateSearch: reportsSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(reportsQuery),
  staticData: { title: 'reports' },
  component: ReportsScreen,
})
