const PREFIX = 'draft:'

function keyOf(memberId: string, form: string): string {
  return `${PREFIX}${memberId}:${form}`
}

/**
 * What was typed into a form, kept for this tab and this member alone, so that a reload or a session
 * that ended does not lose it. Cleared after a success and by `forgetMember`.
 */
export function draftOf<Values extends object>(memberId: string, form: string) {
  const key = keyOf(memberId, form)
  return {
    /** The kept values that pass `isValues`; anything else is dropped. */
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
        // A full or forbidden storage costs the draft, never the form.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept where nothing can be removed.
      }
    },
  }
}
