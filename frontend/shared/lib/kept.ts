const PREFIX = 'kept:'

/**
 * What a member reads again without a network. It goes with the session: `forgetMember` clears it at a sign-out,
 * `dropKept` where the server says that nobody is signed in.
 */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ value, at: Date.now() }))
  } catch {
    // A full or forbidden storage costs the reading without a network, nothing else.
  }
}

/** What was kept under the name, and when; of no known shape. */
export function readKept(name: string): { value: unknown; at: number } | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('at' in kept)) return undefined
    return typeof kept.at === 'number' ? { value: kept.value, at: kept.at } : undefined
  } catch {
    return undefined
  }
}

export function dropKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
