import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../../../features/logs/audit-screen.tsx'
import { auditQuery } from '../../../features/logs/logs-query.ts'
import { auditSearch } from '../../../features/logs/logs-search.ts'

export const Route = createFileRoute('/_app/registros/')({
  validateSearch: auditSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(auditQuery(deps)),
  staticData: { title: 'logs' },
  component: AuditScreen,
})
