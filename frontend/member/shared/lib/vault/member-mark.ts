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

/** The entries that held a member's id in earlier versions, and those that were named after one. */
const HOLDERS = /^(data-kept-for|data-locked-for|waiting-for)$/
const NAMED = /^(chat-consent|closed-banner):.{9}/

/** Shortens what earlier versions stored, or deletes it where little is lost. */
export function shortenIds(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (NAMED.test(key)) localStorage.removeItem(key)
      else if (HOLDERS.test(key)) localStorage.setItem(key, markOf(storedChoice(key) ?? ''))
    }
  } catch {
    // Storage is blocked or full: what it holds still counts.
  }
}
