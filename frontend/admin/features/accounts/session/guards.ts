import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { safeRedirect } from '#shared/lib/session/redirect.ts'
import { type EndReason, endReasons, sessionEndReason } from './session-end.ts'

interface SignInSearch {
  redirect?: string
  reason?: EndReason
}

export function signInSearch(search: Record<string, unknown>): SignInSearch {
  const reason = endReasons.find((known) => known === search.reason)
  return {
    ...(typeof search.redirect === 'string' && { redirect: search.redirect }),
    ...(reason && { reason }),
  }
}

/** Convenience only: the server checks the role on every request. */
export async function requireAdministrator(client: QueryClient, location: { href: string }) {
  const administrator = await client.ensureQueryData(adminSessionQuery)
  if (administrator?.access !== 'full') {
    const reason = administrator ? undefined : sessionEndReason()
    const search: SignInSearch = {
      ...(location.href !== '/' && { redirect: location.href }),
      ...(reason && { reason }),
    }
    throw redirect({ to: '/entrar', search, replace: true })
  }
  return { administrator }
}

export function redirectSignedIn(client: QueryClient, target: string | undefined): void {
  if (client.getQueryData(adminSessionQuery.queryKey)?.access === 'full')
    throw redirect({ href: safeRedirect(target), replace: true })
}
