import { createFileRoute } from '@tanstack/react-router'
import { ConfirmNewEmailScreen } from '../../features/accounts/public/confirm-new-email-screen.tsx'
import { tokenSearch } from '../../features/accounts/token-search.ts'

export const Route = createFileRoute('/_public/confirmar-novo-email')({
  validateSearch: tokenSearch,
  staticData: { title: 'confirmNewEmail' },
  component: ConfirmNewEmailScreen,
})
