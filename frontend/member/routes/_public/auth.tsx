import { createFileRoute } from '@tanstack/react-router'
import { redirectSignedIn } from '#member/features/accounts/guards.ts'
import { AuthScreen } from '#member/features/accounts/sign-in/auth-screen.tsx'
import { authSearch } from '#member/features/accounts/sign-in/auth-search.ts'
import { titledIf } from '#shared/lib/app/titles.ts'

export const Route = createFileRoute('/_public/auth')({
  validateSearch: authSearch,
  beforeLoad: ({ context, search }) => {
    redirectSignedIn(context.queryClient, search.redirect)
    return titledIf(search.modo === 'cadastro', 'registration')
  },
  staticData: { title: 'auth' },
  component: AuthScreen,
})
