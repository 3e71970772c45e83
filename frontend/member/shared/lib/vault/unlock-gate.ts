import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { lockedFor } from './may-keep-data.ts'

/** At the start of the page: a lock that is chosen later, also in another tab, holds from the next start on. */
const isLocked = lockedFor() !== null
/** Once the gate is open, resolved. */
let asking: Promise<void> | undefined

/** From a sign-in on, nobody is asked in this page. */
export function openGate(): void {
  asking = Promise.resolve()
}

/** Before a member's screen: asks to unlock, once in a page, where the member has chosen that. */
export function passGate(ask: () => Promise<void>): Promise<void> | undefined {
  // Without a session the guard leads to the sign-in.
  if (isLocked && document.cookie.includes(`${STATUS_COOKIE}=approved`))
    asking ??= ask().catch((error: unknown) => {
      asking = undefined
      throw error
    })
  return asking
}
