import type { Opened } from './conflict.ts'

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

function parsed(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function store(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: only the draft is lost.
  }
}

function isOpened(value: unknown): value is Opened<unknown> {
  return (
    typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
  )
}

/**
 * The typed values of a form, stored for this tab and member, so that a reload does not lose them. Cleared after a
 * success, by `forgetMember`, and by `clearDrafts`.
 */
export function draftOf<Values extends object>(memberId: string, form: string) {
  const key = keyOf(memberId, form)
  const openedKey = `${key}:opened`
  return {
    /** The version of the record that the draft was typed over, stored by `writeOpened`. */
    readOpened(isValues: (value: unknown) => value is Values): Opened<Values> | undefined {
      const stored = parsed(openedKey)
      if (!isOpened(stored) || !isValues(stored.values)) return undefined
      return { version: stored.version, values: stored.values }
    },
    writeOpened(opened: Opened<Values>): void {
      store(openedKey, opened)
    },
    /** The stored values where they pass `isValues`; anything else is removed. */
    read(isValues: (value: unknown) => value is Values): Values | undefined {
      const value = parsed(key)
      return isValues(value) ? value : undefined
    },
    write(values: Values): void {
      store(key, values)
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key)
        sessionStorage.removeItem(openedKey)
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  }
}
