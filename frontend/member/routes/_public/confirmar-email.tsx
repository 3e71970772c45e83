import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '#member/features/accounts/registration/confirm-email-screen.tsx'
import { tokenSearch } from '#member/features/accounts/token-search.ts'

export const Route = createFileRoute('/_public/confirmar-email')({
  validateSearch: tokenSearch,
  staticData: { title: 'confirmEmail' },
  component: ConfirmEmailScreen,
})
