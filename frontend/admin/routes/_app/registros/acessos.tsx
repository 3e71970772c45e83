import { createFileRoute } from '@tanstack/react-router'
import { AccessScreen } from '#admin/features/logs/access-screen.tsx'
import { accessQuery } from '#admin/features/logs/logs-query.ts'
import { accessSearch } from '#admin/features/logs/logs-search.ts'
import { t } from '#admin/features/shell/shell-texts.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'

const validateSearch = knownSearch(accessSearch)

export const Route = createFileRoute('/_app/registros/acessos')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(accessQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: AccessScreen,
})
