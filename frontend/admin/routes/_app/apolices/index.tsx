import { createFileRoute } from '@tanstack/react-router'
import { DeskScreen } from '#admin/features/policy-reviews/desk-screen.tsx'
import { deskSearch, filterOf } from '#admin/features/policy-reviews/desk-search.ts'
import { loadDesk } from '#admin/features/policy-reviews/policies-query.ts'
import { t } from '#admin/features/shell/shell-texts.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'

const validateSearch = knownSearch(deskSearch)

export const Route = createFileRoute('/_app/apolices/')({
  validateSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) => loadDesk(context.queryClient, deps),
  staticData: { ownTitle: t('titles.policies') },
  component: DeskScreen,
})
