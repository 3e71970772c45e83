import { createFileRoute } from '@tanstack/react-router'
import { MembershipCardScreen } from '#member/features/membership-card/membership-card-screen.tsx'

export const Route = createFileRoute('/_app/app/membership-card')({
  staticData: { title: 'membershipCard' },
  component: MembershipCardScreen,
})
