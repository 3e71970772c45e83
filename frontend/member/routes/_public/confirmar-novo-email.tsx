import { createFileRoute } from '@tanstack/react-router'
import { ConfirmNewEmailScreen } from '#member/features/accounts/profile/confirm-new-email-screen.tsx'
import { tokenSearch } from '#member/features/accounts/token-search.ts'

export const Route = createFileRoute('/_public/confirmar-novo-email')({
  validateSearch: tokenSearch,
  staticData: { title: 'confirmNewEmail' },
  component: ConfirmNewEmailScreen,
})
