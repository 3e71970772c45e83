import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '#admin/features/members/list/members-screen.tsx'
import { membersSearch } from '#admin/features/members/list/members-search.ts'
import { loadMembers } from '#admin/features/members/members-query.ts'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { t } from '#locales/admin.ts'

const validateSearch = knownSearch(membersSearch)

export const Route = createFileRoute('/_app/membros')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => loadMembers(context.queryClient, deps, cause),
  staticData: { ownTitle: t('titles.members'), isWorkbench: true },
  component: MembersScreen,
})
