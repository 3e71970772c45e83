import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PublicPage } from '../public-page.tsx'
import { LazyRegistrationForm } from '../registration/lazy-registration-form.ts'
import { LoginForm } from './login-form.tsx'

const route = getRouteApi('/_public/auth')

/** One page for both forms. The URL holds the choice, so that "back" switches between them. */
export function AuthScreen() {
  const { redirect, modo } = route.useSearch()
  return (
    <PublicPage>
      {modo === 'cadastro' ? (
        <Suspense>
          <LazyRegistrationForm redirect={redirect} />
        </Suspense>
      ) : (
        <LoginForm redirect={redirect} />
      )}
    </PublicPage>
  )
}
