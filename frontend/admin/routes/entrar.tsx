import { createFileRoute } from '@tanstack/react-router'
import { FailedScreen } from '../../shared/lib/fallback-screens.tsx'
import { knownSearch } from '../../shared/lib/known-search.ts'
import { redirectSignedIn, signInSearch } from '../features/accounts/guards.ts'
import { SignInScreen } from '../features/accounts/sign-in-screen.tsx'

const validateSearch = knownSearch(signInSearch)

export const Route = createFileRoute('/entrar')({
  validateSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  staticData: { title: 'auth' },
  errorComponent: FailedScreen,
  component: SignInScreen,
})
