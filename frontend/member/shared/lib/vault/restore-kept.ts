import type { QueryClient } from '@tanstack/react-query'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { SIGN_OUT_PENDING, signOutPending } from '../session/session.ts'
import { mayKeepData } from './may-keep-data.ts'

/**
 * Maximum delay of the start: a hanging database must not block it, and a working one can take seconds on a busy phone.
 */
const WAIT_MS = 10_000

/** Earlier versions of the app kept the session, the card and the health profile as plain text. */
function forgetPlainData(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('offline:') && key !== SIGN_OUT_PENDING) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/**
 * Restores the member's kept data into the cache before the app starts. Without a session, deletes it and leaves only
 * the e-mail for the sign-in; after a sign-out, nothing.
 */
export async function restoreKept(client: QueryClient): Promise<void> {
  forgetPlainData()
  if (!mayKeepData()) return
  if (signOutPending()) {
    forgetVault()
    return
  }
  const hasSession = document.cookie.includes(`${STATUS_COOKIE}=approved`)
  let isWanted = true
  const late = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))
  const restored = import('./kept-queries.ts').then(({ restoreQueries }) =>
    restoreQueries(client, hasSession, () => isWanted),
  )
  await Promise.race([restored.catch(() => undefined), late])
  isWanted = false
  if (!hasSession) forgetVault()
}
