import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { ApiError } from '#shared/lib/api/errors.ts'

/**
 * When a request fails with `second_factor_required` or `staff_password_required` in mid-session (the factor was
 * turned on in another browser, or the company now requires it), refetches the session so that the route guards
 * redirect to the second step.
 */
export function followAccess(client: QueryClient, router: AnyRouter): void {
  function check(error: unknown): void {
    if (!(error instanceof ApiError)) return
    if (!error.is('second_factor_required') && !error.is('staff_password_required')) return
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
