import { WAITING_FOR } from '#shared/lib/session/forget-vault.ts'

/** Whether entries of the member wait on this device, as far as the last tab knows that sent or added one. */
export function isWaitingFor(memberId: string): boolean {
  try {
    return localStorage.getItem(WAITING_FOR) === memberId
  } catch {
    return false
  }
}

export function noteWaiting(memberId: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(WAITING_FOR, memberId)
    else if (isWaitingFor(memberId)) localStorage.removeItem(WAITING_FOR)
  } catch {
    // Storage is blocked, and so is the database.
  }
}
