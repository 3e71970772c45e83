const listeners = new Set<() => void>()
let departures = 0

/** Calls the listener each time that the session ends or becomes another user's. */
export function onUserLeft(listener: () => void): void {
  listeners.add(listener)
}

export function announceUserLeft(): void {
  departures += 1
  for (const listener of listeners) listener()
}

/** The action for the present user alone: it does nothing once that user has left. */
export function whileUserStays(act: () => void): () => void {
  const known = departures
  return () => {
    if (departures === known) act()
  }
}
