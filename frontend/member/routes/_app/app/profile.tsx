import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#member/features/accounts/profile/profile-screen.tsx'
import { profileSearch } from '#member/features/accounts/profile/profile-search.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'

export const Route = createFileRoute('/_app/app/profile')({
  validateSearch: profileSearch,
  loader: ({ preload }) => {
    if (preload) prepareOffline(() => import('#member/shared/ui/sign-out-question.tsx'))
  },
  staticData: { title: 'profile' },
  component: ProfileScreen,
})
