import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { adminSessionQuery } from '../../../shared/lib/admin-session.ts'
import { safeRedirect } from '../../../shared/lib/redirect.ts'

export function signInSearch(search: Record<string, unknown>): { redirect?: string } {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {}
}

/** For comfort alone: the server asks for the role at every request. */
export async function requireAdministrator(client: QueryClient, location: { href: string }) {
  const administrator = await client.ensureQueryData(adminSessionQuery)
  if (!administrator) {
    const back = location.href === '/' ? {} : { redirect: location.href }
    throw redirect({ to: '/entrar', search: back, replace: true })
  }
  return { administrator }
}

export function redirectSignedIn(client: QueryClient, target: string | undefined): void {
  if (client.getQueryData(adminSessionQuery.queryKey)) throw redirect({ href: safeRedirect(target), replace: true })
}
