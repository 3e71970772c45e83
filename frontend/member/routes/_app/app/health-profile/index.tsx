import { createFileRoute } from '@tanstack/react-router'
import { HealthProfileScreen } from '#member/features/health-profile/health-profile-screen.tsx'

export const Route = createFileRoute('/_app/app/health-profile/')({
  staticData: { title: 'healthProfile' },
  component: HealthProfileScreen,
})
