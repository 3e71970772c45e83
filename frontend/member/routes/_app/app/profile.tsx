import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../../features/accounts/profile-screen.tsx'

export const Route = createFileRoute('/_app/app/profile')({
  staticData: { title: 'profile' },
  component: ProfileScreen,
})
