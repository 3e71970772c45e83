import { createFileRoute } from '@tanstack/react-router'
import { authSearch } from '../../features/accounts/auth-search.ts'
import { redirectSignedIn } from '../../features/accounts/guards.ts'
import { AuthScreen } from '../../features/accounts/public/auth-screen.tsx'

export const Route = createFileRoute('/_public/auth')({
  validateSearch: authSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  staticData: { title: 'auth' },
  component: AuthScreen,
})
