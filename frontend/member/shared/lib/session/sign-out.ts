import type { QueryClient } from '@tanstack/react-query'
import { accountsApi } from '#shared/lib/api/clients.ts'
import { NetworkError } from '#shared/lib/api/errors.ts'
import { sharedKeys } from '#shared/lib/api/query-client.ts'
import { forgetMember } from '#shared/lib/session/forget-member.ts'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { keepApp, setSignOutPending } from './session.ts'

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
  forgetVault()
  const forgotten = forgetMember()
  // At once: the page may be closed while the databases are being deleted.
  if (isPending) setSignOutPending(true)
  await forgotten
  client.setQueryData(sharedKeys.session, null)
}
