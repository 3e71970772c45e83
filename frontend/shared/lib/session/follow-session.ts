import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sharedKeys } from '../api/query-client.ts'
import { clearDrafts } from '../forms/draft.ts'

/**
 * Reruns the route guards when the session begins or ends: they open the sign-in screen, or the screen after it. Deletes
 * drafts while nobody is signed in: whoever signs in next must not read them.
 */
export function followSession(client: QueryClient, router: AnyRouter): void {
  let known: boolean | undefined
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== sharedKeys.session[0] || query.state.data === undefined)
      return
    const signedIn = query.state.data !== null
    if (!signedIn) clearDrafts()
    const changed = known === undefined ? signedIn : known !== signedIn
    known = signedIn
    if (changed) void router.invalidate()
  })
}
