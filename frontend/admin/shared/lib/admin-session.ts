import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Administrator } from '#contract/second-factor.ts'
import { adminAccountsApi, adminCompanyApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { forgetMember } from '#shared/lib/session/forget-member.ts'
import { applyBrandColour } from '#shared/lib/theme/brand-colour.ts'
import { queryKeys } from './query-keys.ts'

/** No session, or none of an administrator. Any other failure says nothing of the session, which may well be alive. */
function isNobody(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'admin_only')
}

/** The signed-in administrator, or `null`: a session of the dashboard's own address. */
export const adminSessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: async (): Promise<Administrator | null> => {
    try {
      return await answer(adminAccountsApi.user.$get(undefined, { init: { cache: 'no-store' } }))
    } catch (error) {
      if (isNobody(error)) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const adminCompanyQuery = queryOptions({
  queryKey: queryKeys.company,
  queryFn: async () => {
    const company = await answer(adminCompanyApi.index.$get())
    applyBrandColour(company.primaryColor)
    return company
  },
})

export function beginAdminSession(client: QueryClient, administrator: Administrator): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] })
  client.setQueryData(queryKeys.session, administrator)
}

/** A failure is thrown and changes nothing: an administrator who thinks to have left must have left. */
export async function signOutAdmin(client: QueryClient): Promise<void> {
  await adminAccountsApi.logout.$post()
  await forgetAdminSession(client)
}

/** Leaves nothing of a session that ended on the server. */
export async function forgetAdminSession(client: QueryClient): Promise<void> {
  client.clear()
  await forgetMember()
  client.setQueryData(queryKeys.session, null)
}
