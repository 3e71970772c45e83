import { createFileRoute } from '@tanstack/react-router'
import { requireAdministrator } from '#admin/features/accounts/session/guards.ts'
import { WaitingNamesCount } from '#admin/features/members/list/waiting-names-count.tsx'
import { ReviewQueueCount } from '#admin/features/policy-reviews/queue/review-queue-count.tsx'
import { WaitingCount } from '#admin/features/registrations/queue/waiting-count.tsx'
import { AppLayout } from '#admin/features/shell/app-layout.tsx'
import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireAdministrator(context.queryClient, location),
  errorComponent: FailedScreen,
  component: () => (
    <AppLayout
      counts={{
        '/': <WaitingCount />,
        '/membros': <WaitingNamesCount />,
        '/apolices': <ReviewQueueCount />,
      }}
    />
  ),
})
