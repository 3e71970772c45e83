const PREFIX = 'kept:'

/**
 * Stores what a member can read without a network. `forgetMember` clears it at a sign-out, `dropKept` where
 * the server reports that nobody is signed in.
 */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: only offline reading is lost.
  }
}

/** The stored value, unchecked; `null` without one. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return null
  }
}

export function dropKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
