import { useSyncExternalStore } from 'react'
import { LEFT } from '#shared/lib/session/forget-member.ts'

/** A decision that can still be taken back. */
export interface UndoOffer {
  key: string
  /** What was decided, in words. */
  text: string
  undo: () => void
  /** Until when, by this clock. */
  until: number
}

let offers: readonly UndoOffer[] = []
const listeners = new Set<() => void>()

function change(next: readonly UndoOffer[]): void {
  offers = next
  for (const listener of listeners) listener()
}

/** The newest decision first, in whichever order the answers come. It goes by itself when its time is over. */
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

/** The decision to take back, at most once. */
export function takeUndo(key: string | undefined = offers[0]?.key): UndoOffer | undefined {
  const found = offers.find((offer) => offer.key === key && offer.until > Date.now())
  if (found) withdrawUndo(found.key)
  return found
}

// Another person's decisions are not the next one's to take back.
addEventListener(LEFT, () => change([]))

export function useUndoOffers(): readonly UndoOffer[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offers,
  )
}
