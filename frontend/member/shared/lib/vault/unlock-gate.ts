import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { lockedFor, mayKeepData } from './may-keep-data.ts'

let isOpen = false
let asking: Promise<void> | undefined

/** After a sign-in, and while the member chooses the lock, nobody is asked in this page. */
export function openGate(): void {
  isOpen = true
}

/** Before a member's screen: asks to unlock, once in a page, where the member has chosen that. */
export function passGate(ask: () => Promise<void>): Promise<void> {
  if (isOpen || lockedFor() === null || !mayKeepData()) return Promise.resolve()
  // The guard leads to the sign-in.
  if (!document.cookie.includes(`${STATUS_COOKIE}=approved`)) return Promise.resolve()
  asking ??= ask().then(openGate, (error: unknown) => {
    asking = undefined
    throw error
  })
  return asking
}
