import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#member/features/accounts/profile/profile-screen.tsx'
import { profileSearch } from '#member/features/accounts/profile/profile-search.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'

export const Route = createFileRoute('/_app/app/profile')({
  validateSearch: profileSearch,
  loader: ({ preload }) => {
    if (!preload) return
    prepareOffline(() => import('#member/shared/ui/sign-out-question.tsx'))
    prepareOffline(() => import('#member/features/accounts/profile/profile-dialog.tsx'))
  },
  staticData: { title: 'profile' },
  component: ProfileScreen,
})
