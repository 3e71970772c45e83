import { createFileRoute } from '@tanstack/react-router'
import { membershipCardQuery } from '#member/features/membership-card/membership-card-query.ts'
import { MembershipCardScreen } from '#member/features/membership-card/membership-card-screen.tsx'

export const Route = createFileRoute('/_app/app/membership-card')({
  // The screen itself refetches whenever it opens.
  loader: async ({ context: { queryClient, user }, preload }) => {
    if (preload) await queryClient.ensureQueryData(membershipCardQuery(user.id)).catch(() => undefined)
  },
  staticData: { title: 'membershipCard' },
  component: MembershipCardScreen,
})
