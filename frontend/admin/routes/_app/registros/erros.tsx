import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { ErrorScreen } from '../../../features/logs/error-screen.tsx'
import { errorQuery } from '../../../features/logs/logs-query.ts'
import { errorSearch } from '../../../features/logs/logs-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(errorSearch)

export const Route = createFileRoute('/_app/registros/erros')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(errorQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: ErrorScreen,
})
