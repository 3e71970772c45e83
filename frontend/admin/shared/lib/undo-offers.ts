import { useSyncExternalStore } from 'react'
import { onUserLeft } from '#shared/lib/session/user-left.ts'

/** A decision that can still be undone. */
export interface UndoOffer {
  key: string
  /** Describes the decision. */
  text: string
  undo: () => void
  /** When the offer ends, in milliseconds of this device's clock. */
  until: number
}

let offers: readonly UndoOffer[] = []
const listeners = new Set<() => void>()

function change(next: readonly UndoOffer[]): void {
  offers = next
  for (const listener of listeners) listener()
}

/** Adds an offer, newest decision first whatever order the answers arrive in. Removed when its time is over. */
export function offerUndo(offer: Omit<UndoOffer, 'key'>): void {
  const left = offer.until - Date.now()
  if (left <= 0) return
  const key = crypto.randomUUID()
  change([{ ...offer, key }, ...offers].sort((one, other) => other.until - one.until))
  setTimeout(() => withdrawUndo(key), left)
}

export function withdrawUndo(key: string): void {
  if (offers.some((offer) => offer.key === key)) change(offers.filter((offer) => offer.key !== key))
}

/** Removes and returns an offer, the newest by default, so that each is used at most once. */
export function takeUndo(key: string | undefined = offers[0]?.key): UndoOffer | undefined {
  const offer = offers.find((one) => one.key === key && one.until > Date.now())
  if (offer) withdrawUndo(offer.key)
  return offer
}

// The next administrator to sign in must not undo the previous one's decisions.
onUserLeft(() => change([]))

export function useUndoOffers(): readonly UndoOffer[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offers,
  )
}
