import { createFileRoute } from '@tanstack/react-router'
import { MemberScreen } from '#admin/features/members/member/member-screen.tsx'
import { loadMember } from '#admin/features/members/members-query.ts'
import { t } from '#admin/features/shell/shell-texts.ts'

export const Route = createFileRoute('/_app/membros/$id')({
  loader: ({ context, params }) => loadMember(context.queryClient, params.id),
  staticData: { ownTitle: t('titles.members') },
  component: MemberScreen,
})
