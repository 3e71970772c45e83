import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sharedKeys } from '../api/query-client.ts'
import { holdDrafts, restoreDrafts } from '../forms/draft.ts'
import { announceUserLeft } from './user-left.ts'

/**
 * Reruns the route guards when the session begins or ends, or the account's status changes: they open the sign-in
 * screen, or the screen after it, and choose the title. No storage holds drafts while nobody is signed in, and only the
 * member who typed them gets them back. Announces that the session ended or belongs to another user. The guards wait
 * until the app has `started`: a redirect during hydration would remove the page that React is hydrating.
 */
export function followSession(client: QueryClient, router: AnyRouter, started: Promise<void>): void {
  let known: string | null | undefined
  let isSignedIn = false
  let lastId: string | undefined
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== sharedKeys.session[0] || query.state.data === undefined)
      return
    const user: { id: string; status?: string } | null = query.state.data
    const state = user && (user.status ?? 'signed in')
    if (user) restoreDrafts(user.id)
    else holdDrafts()
    const hasLeft = user ? lastId !== undefined && lastId !== user.id : isSignedIn
    isSignedIn = user !== null
    lastId = user?.id ?? lastId
    if (hasLeft) announceUserLeft()
    const changed = known === undefined ? user !== null : known !== state
    known = state
    if (changed) void started.then(() => router.invalidate())
  })
}
