import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { lockedFor } from './may-keep-data.ts'

/** Read when the page starts: a lock chosen later, even in another tab, applies from the next start. */
const isLocked = lockedFor() !== null
/** Resolved once the gate is open. */
let asking: Promise<void> | undefined

/** After a sign-in, this page asks nobody to unlock. */
export function openGate(): void {
  asking = Promise.resolve()
}

/** Call before a member's screen: asks to unlock, once per page, if the member has chosen that. */
export function passGate(ask: () => Promise<void>): Promise<void> | undefined {
  // Without a session the guard leads to the sign-in.
  if (isLocked && document.cookie.includes(`${STATUS_COOKIE}=approved`))
    asking ??= ask().catch((error: unknown) => {
      asking = undefined
      throw error
    })
  return asking
}
