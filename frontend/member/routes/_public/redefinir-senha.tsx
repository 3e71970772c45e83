import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#member/features/accounts/password/reset-password-screen.tsx'
import { tokenSearch } from '#member/features/accounts/token-search.ts'

export const Route = createFileRoute('/_public/redefinir-senha')({
  validateSearch: tokenSearch,
  staticData: { title: 'resetPassword' },
  component: ResetPasswordScreen,
})
