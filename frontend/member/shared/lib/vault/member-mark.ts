import { storedChoice } from './may-keep-data.ts'

const LENGTH = 8

/**
 * Names a member or a record in localStorage, which is read before any database opens and holds no whole id. The end of an id
 * tells the members of a device apart; nothing is answered or decrypted by it.
 */
export const markOf = (id: string): string => id.slice(-LENGTH)

/** Whether the entry holds the member's mark, or the whole id, as in earlier versions. */
export function isMarked(key: string, memberId: string): boolean {
  return storedChoice(key)?.slice(-LENGTH) === markOf(memberId)
}

/**
 * Holds the mark of the member whose entries wait, while there are some. In earlier versions `waiting-for` held the id: such a
 * version would take a mark there for somebody else's id, and delete the entries.
 */
export const WAITING_MARK = 'waiting-mark'

/** The entries that held a member's id in earlier versions, and those that were named after one. */
const HOLDERS = /^(data-kept-for|data-locked-for|waiting-for)$/
const NAMED = /^(chat-consent|closed-banner):.{9}/

/** Shortens what earlier versions stored, or deletes it where little is lost. */
export function shortenIds(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (NAMED.test(key)) localStorage.removeItem(key)
      else if (HOLDERS.test(key)) {
        const mark = markOf(storedChoice(key) ?? '')
        localStorage.setItem(key === 'waiting-for' ? WAITING_MARK : key, mark)
        if (key === 'waiting-for') localStorage.removeItem(key)
      }
    }
  } catch {
    // Storage is blocked or full: what it holds still counts.
  }
}
