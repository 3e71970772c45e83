const PREFIX = 'offline:'

/**
 * Stores data that a member can read offline. Removed by `forgetMember` at a sign-out and by `clearOffline` when the
 * server reports that nobody is signed in.
 */
export function saveOffline(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: only offline reading is lost.
  }
}

/** The stored value, unchecked; `null` if there is none. */
export function readOffline(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return null
  }
}

export function clearOffline(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
