import { createFileRoute } from '@tanstack/react-router'
import { redirectSignedIn, signInSearch } from '#admin/features/accounts/session/guards.ts'
import { SignInScreen } from '#admin/features/accounts/sign-in/sign-in-screen.tsx'
import { knownSearch } from '#admin/shared/lib/known-search.ts'
import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'

const validateSearch = knownSearch(signInSearch)

export const Route = createFileRoute('/entrar')({
  validateSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  staticData: { title: 'auth' },
  errorComponent: FailedScreen,
  component: SignInScreen,
})
