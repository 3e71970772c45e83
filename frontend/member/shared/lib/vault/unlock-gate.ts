import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { LOCKED_FOR, lockedFor } from './may-keep-data.ts'

let isOpen = false
let asking: Promise<void> | undefined

/** From a sign-in or the choice of a lock on, nobody is asked in this page. Removes the lock of another member. */
export function openGate(userId: string): void {
  isOpen = true
  const memberId = lockedFor()
  if (memberId && memberId !== userId) localStorage.removeItem(LOCKED_FOR)
}

/** Before a member's screen: asks to unlock, once in a page, where the member has chosen that. */
export function passGate(ask: () => Promise<void>): Promise<void> {
  if (isOpen || lockedFor() === null) return Promise.resolve()
  // The guard leads to the sign-in.
  if (!document.cookie.includes(`${STATUS_COOKIE}=approved`)) return Promise.resolve()
  asking ??= ask().then(
    () => {
      isOpen = true
    },
    (error: unknown) => {
      asking = undefined
      throw error
    },
  )
  return asking
}
