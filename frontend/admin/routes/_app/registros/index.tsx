import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { AuditScreen } from '../../../features/logs/audit-screen.tsx'
import { auditQuery } from '../../../features/logs/logs-query.ts'
import { auditSearch } from '../../../features/logs/logs-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(auditSearch)

export const Route = createFileRoute('/_app/registros/')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(auditQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: AuditScreen,
})
