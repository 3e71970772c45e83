import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { companyQuery, sessionQuery } from '#member/shared/lib/session/session.ts'
import { passGate } from '#member/shared/lib/vault/unlock-gate.ts'
import { type SessionEnd, sharedKeys } from '#shared/lib/api/query-client.ts'
import { safeRedirect } from '#shared/lib/session/redirect.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How the session ended, if that is why the sign-in is shown. */
    sessionEnded?: SessionEnd | undefined
    /** The e-mail of the sign-in or of the session that has ended, never in the URL. */
    email?: string | undefined
  }
}

/** Convenience only: the server checks every request itself. */
export async function requireMember(client: QueryClient, location: { href: string; pathname: string }) {
  await passGate(async () => (await import('./unlock/unlock-screen.tsx')).askToUnlock(client))
  const user = await client.ensureQueryData(sessionQuery)
  if (!user) {
    const back = location.href === '/' ? {} : { redirect: location.href }
    const sessionEnded = client.getQueryData<SessionEnd>(sharedKeys.sessionEnded)
    const email = sessionEnded === 'server' ? client.getQueryData<string>(sharedKeys.keptEmail) : undefined
    throw redirect({ to: '/auth', search: back, replace: true, state: { sessionEnded, email } })
  }
  if (user.status !== 'approved' && location.pathname !== '/') throw redirect({ to: '/', replace: true })
  void client.prefetchQuery(companyQuery)
  return { user }
}

/**
 * Redirects signed-in members away from the sign-in. The page does not wait for the session query: when it
 * settles, `followSession` runs the guards again.
 */
export function redirectSignedIn(client: QueryClient, target: string | undefined): void {
  if (client.getQueryData(sessionQuery.queryKey))
    throw redirect({ href: safeRedirect(target), replace: true })
}
