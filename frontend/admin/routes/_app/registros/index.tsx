import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#admin/features/logs/audit-screen.tsx'
import { auditQueries } from '#admin/features/logs/logs-query.ts'
import { auditSearch, withEntry } from '#admin/features/logs/logs-search.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(withEntry(auditSearch))

export const Route = createFileRoute('/_app/registros/')({
  validateSearch,
  // Exclude the open entry, so that opening another one loads nothing.
  loaderDeps: ({ search }) => auditSearch({ ...search }),
  // Start loading without delaying the screen.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(auditQueries.list(deps)),
  staticData: { ownTitle: t('titles.logs'), isWorkbench: true },
  component: AuditScreen,
})
