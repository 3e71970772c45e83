const listeners = new Set<() => void>()
let departures = 0

/** Calls the listener whenever the session ends or becomes another user's. */
export function onUserLeft(listener: () => void): void {
  listeners.add(listener)
}

export function announceUserLeft(): void {
  departures += 1
  for (const listener of listeners) listener()
}

/** Binds the action to the current user: it does nothing once that user has left. */
export function whileUserStays(act: () => void): () => void {
  const known = departures
  return () => {
    if (departures === known) act()
  }
}
