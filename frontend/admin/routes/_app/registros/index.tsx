import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#admin/features/logs/audit-screen.tsx'
import { auditQuery } from '#admin/features/logs/logs-query.ts'
import { auditSearch } from '#admin/features/logs/logs-search.ts'
import { t } from '#admin/features/shell/shell-texts.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'

const validateSearch = knownSearch(auditSearch)

export const Route = createFileRoute('/_app/registros/')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(auditQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: AuditScreen,
})
