const PREFIX = 'kept:'

/**
 * What a member reads again without a network. It goes with the session: `forgetMember` clears it at a sign-out,
 * `dropKept` where the server says that nobody is signed in.
 */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the reading without a network, nothing else.
  }
}

/** What was kept under the name; of no known shape, and `null` where nothing was. */
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
    // Nothing was kept where nothing can be removed.
  }
}
