import { createFileRoute } from '@tanstack/react-router'
import { EndSessionsScreen } from '#member/features/accounts/end-sessions-screen.tsx'

export const Route = createFileRoute('/_public/encerrar-sessoes')({
  staticData: { title: 'endSessions' },
  component: EndSessionsScreen,
})
