import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { ApiError } from '#shared/lib/api/errors.ts'

/** `idle` for a session that ended on the server, `forbidden` for an account that is no administrator's any more. */
export const endReasons = ['idle', 'forbidden'] as const
export type EndReason = (typeof endReasons)[number]

let reason: EndReason | undefined

/** Why the last session ended, where that was not the person's own doing. */
export function sessionEndReason(): EndReason | undefined {
  return reason
}

/** Keeps the reason; before `followSession`, whose guards tell it to the sign-in. */
export function followSessionEnd(client: QueryClient): void {
  let signedIn = false

  function demoted(error: unknown): void {
    if (!(error instanceof ApiError) || error.code !== 'admin_only') return
    reason = 'forbidden'
    client.setQueryData(queryKeys.session, null)
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') demoted(event.action.error)
    if (event.query.queryKey[0] !== queryKeys.session[0]) return
    // A sign-out clears the cache first.
    if (event.type === 'removed') signedIn = false
    if (event.type !== 'updated' || event.query.state.data === undefined) return
    const begins = event.query.state.data !== null
    if (begins) reason = undefined
    else if (signedIn) reason ??= 'idle'
    signedIn = begins
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') demoted(event.action.error)
  })
}
