import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../../features/accounts/public/reset-password-screen.tsx'
import { tokenSearch } from '../../features/accounts/token-search.ts'

export const Route = createFileRoute('/_public/redefinir-senha')({
  validateSearch: tokenSearch,
  staticData: { title: 'resetPassword' },
  component: ResetPasswordScreen,
})
