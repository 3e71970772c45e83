import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#member/features/accounts/profile/profile-screen.tsx'
import { profileSearch } from '#member/features/accounts/profile/profile-search.ts'

export const Route = createFileRoute('/_app/app/profile')({
  validateSearch: profileSearch,
  staticData: { title: 'profile' },
  component: ProfileScreen,
})
