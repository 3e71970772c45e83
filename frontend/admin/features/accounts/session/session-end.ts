import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { type SessionEnd, sharedKeys } from '#shared/lib/api/query-client.ts'

/**
 * `idle`: the session ended on the server. `other_tab`: by a sign-out there. `forbidden`: the account lost the
 * administrator role.
 */
export const endReasons = ['idle', 'other_tab', 'forbidden'] as const
export type EndReason = (typeof endReasons)[number]

let reason: EndReason | undefined

/** Why the last session ended; undefined after a deliberate sign-out. */
export function sessionEndReason(): EndReason | undefined {
  return reason
}

/** Records the reason. Must start before `followSession`, whose guards pass the reason to the sign-in screen. */
export function followSessionEnd(client: QueryClient): void {
  let wasSignedIn = false
  const signedOutInOtherTab = () => client.getQueryData<SessionEnd>(sharedKeys.sessionEnded) === 'other_tab'

  function endIfDemoted(error: unknown): void {
    if (!(error instanceof ApiError) || !error.is('admin_only')) return
    reason = 'forbidden'
    client.setQueryData(queryKeys.session, null)
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') endIfDemoted(event.action.error)
    if (event.query.queryKey[0] !== queryKeys.session[0]) return
    // A deliberate sign-out removes the query before it writes `null`.
    if (event.type === 'removed') wasSignedIn = false
    if (event.type !== 'updated' || event.query.state.data === undefined) return
    const isSignedIn = event.query.state.data !== null
    if (isSignedIn) reason = undefined
    else if (wasSignedIn) reason ??= signedOutInOtherTab() ? 'other_tab' : 'idle'
    wasSignedIn = isSignedIn
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') endIfDemoted(event.action.error)
  })
}
