import { forgetVault, WAITING } from '#shared/lib/session/forget-vault.ts'
import { storedChoice } from '../vault/may-keep-data.ts'
import { isMarked, markOf, WAITING_MARK } from '../vault/member-mark.ts'

/** Maximum wait for the queue to start. After it an entry is sent without the queue, and its form reports a failure. */
const START_MS = 3_000

let readiness: Promise<unknown> = Promise.resolve()

/** Call when a queue starts, before it can take entries. `starting` must not reject. */
export function noteReadiness(starting: Promise<void>): void {
  readiness = Promise.race([starting, new Promise((resolve) => setTimeout(resolve, START_MS))])
}

/** Resolves once the starting queue is ready, has failed, or takes too long. */
export async function whenReady(): Promise<void> {
  let awaited: typeof readiness
  do {
    awaited = readiness
    await awaited
  } while (awaited !== readiness)
}

/** Whether entries of the member wait on this device, as far as the last tab that sent or added one knows. */
export const isWaitingFor = (memberId: string): boolean => isMarked(WAITING_MARK, memberId)

export function noteWaiting(memberId: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(WAITING_MARK, markOf(memberId))
    else if (isWaitingFor(memberId)) localStorage.removeItem(WAITING_MARK)
  } catch {
    // Storage is blocked, and so is the database.
  }
}

/**
 * Deletes the entries on this device that wait for somebody else.
 * @param memberId the approved member; `undefined` if the user is not, or no longer, approved
 */
export function forgetOthersEntries(memberId: string | undefined): void {
  const isTheirs = memberId !== undefined && isWaitingFor(memberId)
  if (storedChoice(WAITING_MARK) === null || isTheirs) return
  forgetVault(WAITING)
  localStorage.removeItem(WAITING_MARK)
}
