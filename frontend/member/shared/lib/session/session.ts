import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Company } from '#contract/company.ts'
import { accountsApi, answer, companyApi } from '#shared/lib/api/clients.ts'
import { ApiError, NetworkError } from '#shared/lib/api/errors.ts'
import { FRESH_FOR, sharedKeys } from '#shared/lib/api/query-client.ts'
import { forgetMember } from '#shared/lib/session/forget-member.ts'
import { dropKept, keep, readKept } from '#shared/lib/session/offline-store.ts'
import { applyBrandColour } from '#shared/lib/theme/brand-colour.ts'

const SIGN_OUT_PENDING = 'sign-out-pending'
const KEPT_SESSION = 'session'
/** Whoever was here before does not wait longer on a connection that only seems to be one. */
const KEPT_AFTER_MS = 4_000

/** A sign-out that was asked for without a connection is done before anything else is asked. */
async function finishSignOut(): Promise<void> {
  if (readKept(SIGN_OUT_PENDING) === null) return
  await accountsApi.logout.$post()
  keep(SIGN_OUT_PENDING, null)
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** Only who has something to read: before the approval there is nothing. */
function keepSession(user: User): void {
  if (user.status === 'approved') keep(KEPT_SESSION, user)
}

/** The signed-in person as they are from now on, on the screen and for a visit without a network. */
export function setSession(client: QueryClient, user: User): void {
  keepSession(user)
  client.setQueryData(sharedKeys.session, user)
}

/**
 * The signed-in person, or `null`. Any answer but a success means signed out, silently. Where no answer comes,
 * it is the person who was signed in on this device: they read what was kept, and the server still decides
 * about everything else.
 */
export const sessionQuery = queryOptions({
  queryKey: sharedKeys.session,
  queryFn: async ({ client }): Promise<User | null> => {
    const kept = readKept(KEPT_SESSION)
    const before = client.getQueryData(sharedKeys.session)
    const init = {
      cache: 'no-store' as const,
      signal: isUser(kept) ? AbortSignal.timeout(KEPT_AFTER_MS) : null,
    }
    try {
      await finishSignOut()
      const user = await answer(accountsApi.user.$get(undefined, { init }))
      keepSession(user)
      return user
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 401 && client.getQueryData(sharedKeys.session) === before) dropKept()
        return null
      }
      if (isUser(kept)) return kept
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/**
 * The provider; only for those who are signed in. Its colour becomes the theme's. A failure is logged and gives what was
 * known before, else `null`, which the next screen asks for again.
 */
export const companyQuery = queryOptions({
  queryKey: sharedKeys.company,
  queryFn: async ({ client }): Promise<Company | null> => {
    try {
      const company = await answer(companyApi.index.$get())
      applyBrandColour(company.primaryColor)
      return company
    } catch (error) {
      console.error(error)
      return client.getQueryData<Company>(sharedKeys.company) ?? null
    }
  },
  staleTime: ({ state }) => (state.data ? FRESH_FOR : 0),
})

/** After a sign-in or a registration: the session is known without another look-up. */
export function beginSession(client: QueryClient, user: User): void {
  // A sign-out that still waits goes too: the server ended that session with the start of this one.
  dropKept()
  // A look-up that began before would come back with nobody.
  void client.cancelQueries({ queryKey: sharedKeys.session })
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sharedKeys.session[0] })
  setSession(client, user)
}

/**
 * Ends the session and leaves nothing of the member on the device. Without a connection the device forgets
 * at once, and the server is told at the next look-up. Any other failure is thrown and changes nothing.
 */
export async function signOut(client: QueryClient): Promise<void> {
  let told = true
  try {
    await accountsApi.logout.$post()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    told = false
  }
  client.clear()
  await forgetMember()
  if (!told) keep(SIGN_OUT_PENDING, true)
  client.setQueryData(sharedKeys.session, null)
}
