import { createFileRoute } from '@tanstack/react-router'
import { RegistrationStatusScreen } from '../../features/accounts/public/registration-status-screen.tsx'

export const Route = createFileRoute('/_public/status-cadastro')({
  staticData: { title: 'registrationStatus' },
  component: RegistrationStatusScreen,
})
