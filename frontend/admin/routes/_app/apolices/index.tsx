import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { DeskScreen } from '../../../features/policies/desk-screen.tsx'
import { deskSearch, filterOf } from '../../../features/policies/desk-search.ts'
import { loadDesk } from '../../../features/policies/policies-query.ts'
import { t } from '../../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(deskSearch)

export const Route = createFileRoute('/_app/apolices/')({
  validateSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) => loadDesk(context.queryClient, deps),
  staticData: { ownTitle: t('titles.policies') },
  component: DeskScreen,
})
