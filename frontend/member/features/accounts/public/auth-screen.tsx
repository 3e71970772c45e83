import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { LazyRegistrationForm } from './lazy-registration-form.ts'
import { LoginForm } from './login-form.tsx'
import { PublicPage } from './public-page.tsx'

const route = getRouteApi('/_public/auth')

/** One page for both forms; which one stands in the address, so that "back" leads from one to the other. */
export function AuthScreen() {
  const { redirect, modo } = route.useSearch()
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(modo)

  useEffect(() => {
    if (shown.current === modo) return
    shown.current = modo
    // The link that was pressed is gone with its form.
    content.current?.querySelector('h1')?.focus()
  }, [modo])

  return (
    <PublicPage>
      <div ref={content}>
        {modo === 'cadastro' ? (
          <Suspense>
            <LazyRegistrationForm redirect={redirect} />
          </Suspense>
        ) : (
          <LoginForm redirect={redirect} />
        )}
      </div>
    </PublicPage>
  )
}
