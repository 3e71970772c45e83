import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/errors.ts'
import type { Administrator } from '#contract/second-factor.ts'
import { adminAccountsApi, adminCompanyApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { holdDeviceSettings } from '#shared/lib/session/device-settings.ts'
import { forgetMember } from '#shared/lib/session/forget-member.ts'
import { applyBrand } from '#shared/lib/theme/brand.ts'
import { queryKeys } from './query-keys.ts'

/**
 * No session, or that of an account that is not an administrator. Any other failure leaves the session's state unknown.
 */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.is('admin_only'))
}

/** The signed-in administrator, or `null`. The admin address has its own session cookie. */
export const adminSessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: async (): Promise<Administrator | null> => {
    try {
      return await answer(adminAccountsApi.user.$get(undefined, { init: { cache: 'no-store' } }))
    } catch (error) {
      if (isSignedOut(error)) return null
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
    applyBrand(company)
    return company
  },
})

const SESSION_END_CODES: readonly ErrorCode[] = [
  'unauthenticated',
  'admin_only',
  'second_factor_required',
  'staff_password_required',
]

/** Errors after which the guards redirect to the sign-in, so that no other message is needed. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && SESSION_END_CODES.some((code) => error.is(code))
}

/** Stores the signed-in administrator and drops everything cached before. */
export function beginAdminSession(client: QueryClient, administrator: Administrator): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] })
  client.setQueryData(queryKeys.session, administrator)
}

/** Signs out. Throws and leaves the session unchanged if the request fails: the server must end the session first. */
export async function signOutAdmin(client: QueryClient): Promise<void> {
  await endAdminSession(client, () => adminAccountsApi.logout.$post())
}

/** Ends the session on the server, then clears caches and storage, but not the device's settings. */
export async function endAdminSession(
  client: QueryClient,
  endOnServer: () => Promise<unknown>,
): Promise<void> {
  const restoreDeviceSettings = holdDeviceSettings()
  await endOnServer()
  client.clear()
  await forgetMember()
  restoreDeviceSettings()
  client.setQueryData(queryKeys.session, null)
}
