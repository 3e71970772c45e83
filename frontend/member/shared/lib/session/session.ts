import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Company } from '#contract/company.ts'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { accountsApi, answer, companyApi } from '#shared/lib/api/clients.ts'
import { ApiError, NetworkError } from '#shared/lib/api/errors.ts'
import { FRESH_MS, type SessionEnd, sharedKeys } from '#shared/lib/api/query-client.ts'
import { dropVisitorDrafts } from '#shared/lib/forms/draft.ts'
import { forgetMember, holdDeviceSettings } from '#shared/lib/session/forget-member.ts'
import { clearOffline, readOffline, saveOffline } from '#shared/lib/session/offline-store.ts'
import { applyBrand } from '#shared/lib/theme/brand.ts'
import { installServiceWorker } from '../app/app-update.ts'
import { cacheLoadedFiles } from '../app/cache-loaded-files.ts'

const SIGN_OUT_PENDING = 'sign-out-pending'
const STORED_SESSION = 'session'
/** How long to wait for the server before using the stored session, on a connection that does not work. */
const STORED_SESSION_AFTER_MS = 4_000

/**
 * Sends a request whose response makes the browser delete everything stored for this address. Afterwards the device's
 * settings are stored again and the app is reinstalled, so that it opens offline.
 */
export async function keepApp<T>(send: () => Promise<T>): Promise<T> {
  const restoreDeviceSettings = holdDeviceSettings()
  const answered = await send()
  restoreDeviceSettings()
  void installServiceWorker().then(cacheLoadedFiles)
  return answered
}

/** Sends a sign-out that was requested offline. Must succeed before the session is read. */
async function finishSignOut(): Promise<void> {
  if (readOffline(SIGN_OUT_PENDING) === null) return
  await keepApp(() => accountsApi.logout.$post())
  saveOffline(SIGN_OUT_PENDING, null)
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** Only for approved members: others have no data to read offline. */
function saveSessionOffline(user: User): void {
  if (user.status === 'approved') saveOffline(STORED_SESSION, user)
}

/** Sets the signed-in user in the query cache and in the offline store. */
export function setSession(client: QueryClient, user: User): void {
  saveSessionOffline(user)
  client.setQueryData(sharedKeys.session, user)
}

/**
 * The signed-in user, or `null`. Sends no request if there can be no session. An error response means signed out.
 * Without a response, returns the user last signed in on this device, so that stored data can be read offline.
 */
export const sessionQuery = queryOptions({
  queryKey: sharedKeys.session,
  queryFn: async ({ client }): Promise<User | null> => {
    const stored = readOffline(STORED_SESSION)
    const before = client.getQueryData(sharedKeys.session)
    const init = {
      cache: 'no-store' as const,
      signal: isUser(stored) ? AbortSignal.timeout(STORED_SESSION_AFTER_MS) : null,
    }
    try {
      await finishSignOut()
      // There can be no session.
      if (!document.cookie.includes(STATUS_COOKIE) && !isUser(stored)) return null
      const user = await answer(accountsApi.user.$get(undefined, { init }))
      saveSessionOffline(user)
      return user
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 401 && client.getQueryData(sharedKeys.session) === before) {
          if (before || isUser(stored)) client.setQueryData<SessionEnd>(sharedKeys.sessionEnded, 'server')
          clearOffline()
        }
        return null
      }
      if (isUser(stored)) return stored
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/**
 * The health-plan provider; needs a session. Applies its brand. After a failure, which is logged unless the session has
 * ended, returns the cached company or `null`; the next screen refetches `null`.
 */
export const companyQuery = queryOptions({
  queryKey: sharedKeys.company,
  queryFn: async ({ client }): Promise<Company | null> => {
    try {
      const company = await answer(companyApi.index.$get())
      applyBrand(company)
      return company
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) console.error(error)
      return client.getQueryData<Company>(sharedKeys.company) ?? null
    }
  },
  staleTime: ({ state }) => (state.data ? FRESH_MS : 0),
  // Returning to the app refreshes the provider's name, logo, colour and phone numbers.
  refetchOnWindowFocus: 'always',
})

/** Starts the session of a user who has just signed in or registered, without a request. */
export function beginSession(client: QueryClient, user: User): void {
  // Also removes a pending sign-out: the server ended that session when it started this one.
  clearOffline()
  dropVisitorDrafts()
  // A request that started before the sign-in would return no user.
  void client.cancelQueries({ queryKey: sharedKeys.session })
  client.removeQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] !== sharedKeys.session[0] && !meta?.isSentOnce,
  })
  setSession(client, user)
}

/**
 * Ends the session and deletes the member's data from the device. Offline, the data is deleted now and the sign-out is
 * sent before the session is read again. Throws any other failure and changes nothing.
 */
export async function signOut(client: QueryClient): Promise<void> {
  let isPending = false
  try {
    await keepApp(() => accountsApi.logout.$post())
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    isPending = true
  }
  client.clear()
  await forgetMember()
  if (isPending) saveOffline(SIGN_OUT_PENDING, true)
  client.setQueryData(sharedKeys.session, null)
}
