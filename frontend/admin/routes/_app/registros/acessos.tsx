import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { AccessScreen } from '../../../features/logs/access-screen.tsx'
import { accessQuery } from '../../../features/logs/logs-query.ts'
import { accessSearch } from '../../../features/logs/logs-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(accessSearch)

export const Route = createFileRoute('/_app/registros/acessos')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(accessQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: AccessScreen,
})
