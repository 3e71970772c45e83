import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { User } from '../../../worker/contract/accounts.ts'
import { accountsApi, answer, companyApi } from './api.ts'
import { applyBrandColour } from './brand-colour.ts'
import { ApiError, NetworkError } from './errors.ts'
import { forgetMember } from './forget-member.ts'
import { keys } from './query.ts'

const SIGN_OUT_PENDING = 'sign-out-pending'

/** A sign-out that was asked for without a connection is done before anything else is asked. */
async function finishSignOut(): Promise<void> {
  if (localStorage.getItem(SIGN_OUT_PENDING) === null) return
  await accountsApi.logout.$post()
  localStorage.removeItem(SIGN_OUT_PENDING)
}

/** The signed-in person, or `null`. Any answer but a success means signed out, silently. */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: async (): Promise<User | null> => {
    try {
      await finishSignOut()
      return await answer(accountsApi.user.$get(undefined, { init: { cache: 'no-store' } }))
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The provider; only for those who are signed in. Its colour becomes the theme's. */
export const companyQuery = queryOptions({
  queryKey: keys.company,
  queryFn: async () => {
    try {
      const company = await answer(companyApi.index.$get())
      applyBrandColour(company.primaryColor)
      return company
    } catch (error) {
      console.error(error)
      return null
    }
  },
})

/** After a sign-in or a registration: the session is known without another look-up. */
export function beginSession(client: QueryClient, user: User): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.session[0] })
  client.setQueryData(keys.session, user)
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
  if (!told) localStorage.setItem(SIGN_OUT_PENDING, '1')
  client.setQueryData(keys.session, null)
}
