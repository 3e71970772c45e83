import { useSyncExternalStore } from 'react'
import { onUserLeft } from '#shared/lib/session/user-left.ts'

/** What can be undone, in the order in which the bar lists it. */
export const undoKinds = [
  'registration.approved',
  'registration.rejected',
  'policy.approved',
  'policy.rejected',
] as const

export interface UndoOffer {
  key: string
  kind: (typeof undoKinds)[number]
  /** Full names of the people it concerns. */
  names: readonly string[]
  /** When the offer expires, in milliseconds of this device's clock. */
  until: number
  take: () => void
}

/** Completes an undo that was offered before the decision's answer. */
export interface OfferedUndo {
  /**
   * Supplies the function that undoes the decision, and corrects the offer. If the offer was already taken, it runs at
   * once.
   */
  confirm: (undo: () => void, correction?: Partial<Pick<UndoOffer, 'names' | 'until'>>) => void
  /** Called if the decision was not made. */
  withdraw: () => void
}

interface UndoState {
  /** Newest decision first. */
  offers: readonly UndoOffer[]
  /** Key of the decision made last. */
  latest: string | undefined
  /** Text about what was just undone. */
  undone: string | undefined
}

/** How long the bar says what was undone, in milliseconds. */
const UNDONE_MS = 5_000
/**
 * How long the key still tries to undo a decision whose offer has expired, in milliseconds: the server says what to do
 * instead.
 */
const LATE_MS = 10_000

const NOTHING: UndoState = { offers: [], latest: undefined, undone: undefined }
let state = NOTHING
let ended: UndoOffer | undefined
let offersTimer: ReturnType<typeof setTimeout> | undefined
let undoneTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: Partial<UndoState>): void {
  state = { ...state, ...next }
  clearTimeout(offersTimer)
  if (state.offers.length > 0) {
    const firstEnd = Math.min(...state.offers.map(({ until }) => until))
    offersTimer = setTimeout(endOffers, Math.max(0, firstEnd - Date.now()))
  }
  for (const listener of listeners) listener()
}

function endOffers(): void {
  const now = Date.now()
  ended = state.offers.find(({ until }) => until <= now) ?? ended
  change({ offers: state.offers.filter(({ until }) => until > now) })
}

function remove(key: string): void {
  if (state.offers.some((offer) => offer.key === key))
    change({ offers: state.offers.filter((offer) => offer.key !== key) })
}

/** Offers to undo a decision as soon as it is made; if taken early, the undo waits for the decision's answer. */
export function offerUndo(decision: Pick<UndoOffer, 'kind' | 'names' | 'until'>): OfferedUndo {
  const key = crypto.randomUUID()
  let undo: (() => void) | undefined
  let isTaken = false
  function take(): void {
    isTaken = true
    remove(key)
    undo?.()
  }
  clearTimeout(undoneTimer)
  ended = undefined
  change({ offers: [{ ...decision, key, take }, ...state.offers], latest: key, undone: undefined })
  return {
    confirm(confirmed, correction) {
      undo = confirmed
      if (isTaken) undo()
      else
        change({
          offers: state.offers.map((offer) => (offer.key === key ? { ...offer, ...correction } : offer)),
        })
    },
    withdraw() {
      if (ended?.key === key) ended = undefined
      remove(key)
    },
  }
}

/** Undoes the latest decision, each at most once. Returns whether there was one. */
export function undoLast(): boolean {
  const [newest] = state.offers
  const late = ended && Date.now() < ended.until + LATE_MS ? ended : undefined
  const offer = newest ?? late
  ended = undefined
  offer?.take()
  return offer !== undefined
}

/** Briefly says that a decision was undone, until the next decision replaces it. */
export function sayUndone(undone: string): void {
  clearTimeout(undoneTimer)
  undoneTimer = setTimeout(() => change({ undone: undefined }), UNDONE_MS)
  change({ undone })
}

// The next administrator to sign in must not undo the previous one's decisions.
onUserLeft(() => {
  clearTimeout(undoneTimer)
  ended = undefined
  change(NOTHING)
})

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function undoState(): UndoState {
  return state
}

export function useUndoState(): UndoState {
  return useSyncExternalStore(listen, undoState)
}
