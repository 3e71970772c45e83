import { getRouteApi } from '@tanstack/react-router'
import { LoginForm } from './login-form.tsx'

const route = getRouteApi('/_public/auth')

export function AuthScreen() {
  const { redirect } = route.useSearch()
  return (
    <main className="mx-auto grid min-h-dvh max-w-96 content-center gap-4 p-4">
      <LoginForm redirect={redirect} />
    </main>
  )
}
