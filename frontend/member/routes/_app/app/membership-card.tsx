import { createFileRoute } from '@tanstack/react-router'
import { membershipCardQuery } from '#member/features/membership-card/membership-card-query.ts'
import { MembershipCardScreen } from '#member/features/membership-card/membership-card-screen.tsx'

export const Route = createFileRoute('/_app/app/membership-card')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(membershipCardQuery(context.user.id)),
  staticData: { title: 'membershipCard' },
  component: MembershipCardScreen,
})
