import { createFileRoute } from '@tanstack/react-router'
import { RegistrationStatusScreen } from '#member/features/accounts/registration/registration-status-screen.tsx'

export const Route = createFileRoute('/_public/status-cadastro')({
  staticData: { title: 'registrationStatus' },
  component: RegistrationStatusScreen,
})
