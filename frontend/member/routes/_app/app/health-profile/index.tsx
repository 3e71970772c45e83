import { createFileRoute } from '@tanstack/react-router'
import { HealthProfileScreen } from '#member/features/health-profile/health-profile-screen.tsx'
import { healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'

export const Route = createFileRoute('/_app/app/health-profile/')({
  // The screen itself refetches whenever it opens.
  loader: async ({ context: { queryClient, user }, preload }) => {
    if (preload) await queryClient.ensureQueryData(healthSheetQuery(user.id)).catch(() => undefined)
  },
  staticData: { title: 'healthProfile' },
  component: HealthProfileScreen,
})
