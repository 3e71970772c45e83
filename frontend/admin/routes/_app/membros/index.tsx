import { createFileRoute } from '@tanstack/react-router'
import { knownSearch } from '../../../../shared/lib/known-search.ts'
import { loadMembers } from '../../../features/members/members-query.ts'
import { MembersScreen } from '../../../features/members/members-screen.tsx'
import { membersSearch } from '../../../features/members/members-search.ts'
import { t } from '../../../features/shell/shell-texts.ts'

const validateSearch = knownSearch(membersSearch)

export const Route = createFileRoute('/_app/membros/')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadMembers(context.queryClient, deps),
  staticData: { ownTitle: t('titles.members') },
  component: MembersScreen,
})
