import { createFileRoute } from '@tanstack/react-router'
import { EditProfileScreen } from '#member/features/health-profile/form/edit-profile-screen.tsx'

export const Route = createFileRoute('/_app/app/health-profile/edit')({
  staticData: { title: 'editHealthProfile' },
  component: EditProfileScreen,
})
