import { tryStorage } from '../storage.ts'
import type { Opened } from './conflict.ts'

const PREFIX = 'draft:'
const VISITOR_PREFIX = 'visitor-draft:'

/** Drafts of the member whose session ended; only in memory, so they are gone with the page. */
const heldDrafts = new Map<string, string>()

/** Moves this tab's drafts from storage to memory: storage must hold nothing while nobody is signed in. */
export function holdDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(PREFIX)) continue
      heldDrafts.set(key, sessionStorage.getItem(key) ?? '')
      sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked, so there is nothing to move.
  }
}

/** Stores the member's own drafts moved by `holdDrafts` again, and drops all others. */
export function restoreDrafts(memberId: string): void {
  for (const [key, value] of heldDrafts) if (key.startsWith(keyOf(memberId, ''))) storeText(key, value)
  heldDrafts.clear()
}

export function dropHeldDrafts(): void {
  heldDrafts.clear()
}

function keyOf(memberId: string, form: string): string {
  return `${PREFIX}${memberId}:${form}`
}

function parsed(key: string): unknown {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
}

/** If storage is full or blocked, only the draft is lost. */
function storeText(key: string, text: string): void {
  tryStorage(() => sessionStorage.setItem(key, text))
}

function store(key: string, value: unknown): void {
  storeText(key, JSON.stringify(value))
}

function isOpened(value: unknown): value is Opened<unknown> {
  return (
    typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
  )
}

/**
 * The typed values of a form, stored for this tab and member, so that a reload does not lose them. Cleared after a
 * success and by `forgetMember`; after an ended session, the same member gets them back until the page closes.
 */
export function draftOf<Values extends object>(memberId: string, form: string) {
  return draftAt<Values>(keyOf(memberId, form))
}

/** Does the same for a form available without a session: stored for this tab until somebody signs in or out. */
export function visitorDraft<Values extends object>(form: string) {
  return draftAt<Values>(`${VISITOR_PREFIX}${form}`)
}

export function dropVisitorDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(VISITOR_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function draftAt<Values extends object>(key: string) {
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
    /** The stored values if they pass `isValues`; anything else is removed. */
    read(isValues: (value: unknown) => value is Values): Values | undefined {
      const value = parsed(key)
      return isValues(value) ? value : undefined
    },
    isStored(): boolean {
      return (parsed(key) ?? undefined) !== undefined
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
