import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../features/accounts/security-screen.tsx'

export const Route = createFileRoute('/_app/seguranca')({
  staticData: { title: 'security' },
  component: SecurityScreen,
})
