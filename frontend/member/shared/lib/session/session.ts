import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Company } from '#contract/company.ts'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { accountsApi, answer, companyApi } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { FRESH_MS, type SessionEnd, sharedKeys } from '#shared/lib/api/query-client.ts'
import { dropVisitorDrafts } from '#shared/lib/forms/draft.ts'
import { holdDeviceSettings } from '#shared/lib/session/device-settings.ts'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { tryStorage } from '#shared/lib/storage.ts'
import { applyBrand } from '#shared/lib/theme/brand.ts'
import { installServiceWorker } from '../app/app-update.ts'
import { cacheLoadedFiles } from '../app/cache-loaded-files.ts'
import { storedChoice } from '../vault/may-keep-data.ts'
import { openGate } from '../vault/unlock-gate.ts'

/** localStorage entry of a sign-out that waits for a connection. */
export const SIGN_OUT_PENDING = 'offline:sign-out-pending'
/** How long to wait for the server before using the kept session, on a connection that does not work. */
const KEPT_SESSION_AFTER_MS = 4_000

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

export const signOutPending = (): boolean => storedChoice(SIGN_OUT_PENDING) !== null

/** If storage is blocked, the server ends the session later, when it expires. */
export function setSignOutPending(isPending: boolean): void {
  tryStorage(() =>
    isPending ? localStorage.setItem(SIGN_OUT_PENDING, '1') : localStorage.removeItem(SIGN_OUT_PENDING),
  )
}

/** Sends a sign-out that was requested offline. Must succeed before the session is read. */
async function finishSignOut(): Promise<void> {
  if (!signOutPending()) return
  await keepApp(() => accountsApi.logout.$post())
  setSignOutPending(false)
}

/** Sets the signed-in user in the query cache. */
export function setSession(client: QueryClient, user: User): void {
  client.setQueryData(sharedKeys.session, user)
}

/**
 * Deletes the kept data unless it is the approved member's own. If the screens show another member's data, reloads the
 * page once it is deleted and never resolves: nothing may be kept for this member before then.
 */
async function forgetOthers(client: QueryClient, user: User, before: User | null | undefined): Promise<void> {
  const isOther = before && before.id !== user.id
  if (user.status === 'approved' && !isOther) return
  const request = forgetVault()
  if (!isOther) return
  client.removeQueries({ queryKey: ['member'] })
  if (!request) return
  await new Promise((resolve) => {
    request.onsuccess = () => location.reload()
    request.onerror = resolve
  })
}

/**
 * The signed-in user, or `null`. Sends no request if there can be no session. After any failure but the answer that
 * nobody is signed in, the user whose data this device keeps remains signed in.
 */
export const sessionQuery = queryOptions({
  queryKey: sharedKeys.session,
  queryFn: async ({ client }): Promise<User | null> => {
    const before = client.getQueryData<User | null>(sharedKeys.session)
    const init = {
      cache: 'no-store' as const,
      signal: before?.status === 'approved' ? AbortSignal.timeout(KEPT_SESSION_AFTER_MS) : null,
    }
    try {
      await finishSignOut()
      // There can be no session. An early answer that refused it has deleted the cookie already.
      if (!document.cookie.includes(STATUS_COOKIE) && !globalThis.takeEarly && !before) return null
      const user = await answer(accountsApi.user.$get(undefined, { init }))
      await forgetOthers(client, user, before)
      return user
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        if (client.getQueryData(sharedKeys.session) === before) {
          client.setQueryData<SessionEnd>(sharedKeys.sessionEnded, 'server')
          forgetVault()
        }
        return null
      }
      if (before) return before
      if (error instanceof ApiError) return null
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

/** Channel on which a tab says who has signed in, by id. */
export const SIGNED_IN = 'signed-in'

/** Starts the session of a user who has just signed in or registered, without a request. */
export function beginSession(client: QueryClient, user: User): void {
  // The server ended that session when it started this one.
  setSignOutPending(false)
  forgetVault()
  openGate()
  dropVisitorDrafts()
  // A request that started before the sign-in would return no user.
  void client.cancelQueries({ queryKey: sharedKeys.session })
  client.removeQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] !== sharedKeys.session[0] && !meta?.isSentOnce,
  })
  setSession(client, user)
  const otherTabs = new BroadcastChannel(SIGNED_IN)
  otherTabs.postMessage(user.id)
  otherTabs.close()
}
