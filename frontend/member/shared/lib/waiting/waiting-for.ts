/** The database with entries that wait for a network, and their key. */
export const WAITING = 'waiting'
/** localStorage entry with the id of the member whose entries wait, while there are some. */
const WAITING_FOR = 'waiting-for'

function waitingFor(): string | null {
  try {
    return localStorage.getItem(WAITING_FOR)
  } catch {
    return null
  }
}

/** Ends once this device can send entries, or cannot. */
let readiness = Promise.resolve()

/** To be called where a queue starts, before it can take entries. Never rejects. */
export function noteReadiness(starting: Promise<void>): void {
  readiness = starting
}

export const whenReady = (): Promise<void> => readiness

/** Whether entries of the member wait on this device, as far as the last tab knows that sent or added one. */
export const isWaitingFor = (memberId: string): boolean => waitingFor() === memberId

export function noteWaiting(memberId: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(WAITING_FOR, memberId)
    else if (isWaitingFor(memberId)) localStorage.removeItem(WAITING_FOR)
  } catch {
    // Storage is blocked, and so is the database.
  }
}

/** Deletes the entries on this device that wait for another member. */
export function forgetOthersEntries(userId: string): void {
  const memberId = waitingFor()
  if (memberId === null || memberId === userId) return
  indexedDB.deleteDatabase(WAITING)
  noteWaiting(memberId, false)
}
