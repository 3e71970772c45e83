import type { QueryClient } from '@tanstack/react-query'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { mayKeepData } from './may-keep-data.ts'

/** A database that hangs must not delay the start any longer. */
const WAIT_MS = 1_000

/** Puts the member's kept data into the cache before the app starts. Without a session it deletes them. */
export async function restoreKept(client: QueryClient): Promise<void> {
  if (!mayKeepData()) return
  if (!document.cookie.includes(`${STATUS_COOKIE}=approved`)) {
    forgetVault()
    return
  }
  let isWanted = true
  const late = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))
  const restored = import('./kept-queries.ts').then(({ restoreQueries }) =>
    restoreQueries(client, () => isWanted),
  )
  await Promise.race([restored.catch(() => undefined), late])
  isWanted = false
}
