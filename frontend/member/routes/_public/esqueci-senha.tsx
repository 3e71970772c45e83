import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#member/features/accounts/password/forgot-password-screen.tsx'

export const Route = createFileRoute('/_public/esqueci-senha')({
  staticData: { title: 'forgotPassword' },
  component: ForgotPasswordScreen,
})
