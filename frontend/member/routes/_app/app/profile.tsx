import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#member/features/accounts/profile/profile-screen.tsx'

export const Route = createFileRoute('/_app/app/profile')({
  staticData: { title: 'profile' },
  component: ProfileScreen,
})
