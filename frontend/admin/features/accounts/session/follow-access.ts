import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { ApiError } from '#shared/lib/api/errors.ts'

/**
 * Where the server asks for the second step in the middle of the work (it was turned on elsewhere, or the company asks
 * for it from now on), the session is asked for again, and the guards lead to the step.
 */
export function followAccess(client: QueryClient, router: AnyRouter): void {
  function check(error: unknown): void {
    if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return
    const before = client.getQueryData(adminSessionQuery.queryKey)
    if (before?.access !== 'full') return
    void client.refetchQueries({ queryKey: queryKeys.session, exact: true }).then(() => router.invalidate())
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
  })
}
