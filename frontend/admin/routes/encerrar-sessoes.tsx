import { createFileRoute } from '@tanstack/react-router'
import { EndSessionsScreen } from '#admin/features/accounts/session/end-sessions-screen.tsx'
import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'

export const Route = createFileRoute('/encerrar-sessoes')({
  staticData: { title: 'endSessions' },
  errorComponent: FailedScreen,
  component: EndSessionsScreen,
})
