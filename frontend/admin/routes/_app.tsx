import { createFileRoute } from '@tanstack/react-router'
import { FailedScreen } from '../../shared/lib/fallback-screens.tsx'
import { requireAdministrator } from '../features/accounts/guards.ts'
import { PoliciesCount } from '../features/policies/policies-count.tsx'
import { UndoBar } from '../features/registrations/undo-bar.tsx'
import { WaitingCount } from '../features/registrations/waiting-count.tsx'
import { AppLayout } from '../features/shell/app-layout.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireAdministrator(context.queryClient, location),
  errorComponent: FailedScreen,
  component: () => (
    <>
      <AppLayout counts={{ '/': <WaitingCount />, '/apolices': <PoliciesCount /> }} />
      <UndoBar />
    </>
  ),
})
