import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '../../features/accounts/public/confirm-email-screen.tsx'
import { tokenSearch } from '../../features/accounts/token-search.ts'

export const Route = createFileRoute('/_public/confirmar-email')({
  validateSearch: tokenSearch,
  staticData: { title: 'confirmEmail' },
  component: ConfirmEmailScreen,
})
