import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#admin/features/logs/error-screen.tsx'
import { errorQuery } from '#admin/features/logs/logs-query.ts'
import { errorSearch } from '#admin/features/logs/logs-search.ts'
import { t } from '#admin/features/shell/shell-texts.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'

const validateSearch = knownSearch(errorSearch)

export const Route = createFileRoute('/_app/registros/erros')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Begins to load without holding the screen back.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(errorQuery(deps)),
  staticData: { ownTitle: t('titles.logs') },
  component: ErrorScreen,
})
