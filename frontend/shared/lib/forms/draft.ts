const PREFIX = 'draft:'

/** Deletes the drafts of this tab. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function keyOf(memberId: string, form: string): string {
  return `${PREFIX}${memberId}:${form}`
}

/**
 * The typed values of a form, stored for this tab and member, so that a reload does not lose them. Cleared after a
 * success, by `forgetMember`, and by `clearDrafts`.
 */
export function draftOf<Values extends object>(memberId: string, form: string) {
  const key = keyOf(memberId, form)
  return {
    /** The stored values where they pass `isValues`; anything else is removed. */
    read(isValues: (value: unknown) => value is Values): Values | undefined {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return isValues(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(values: Values): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(values))
      } catch {
        // Storage is full or blocked: only the draft is lost.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  }
}
