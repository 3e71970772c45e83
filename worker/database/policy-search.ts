import { type SQL, sql } from 'drizzle-orm'
import type { PolicyStatus } from '#contract/insurance.ts'
import { beginIn, beginsEmail, digitsOf, matchWithin, NOTHING, partsOf, wordsOf } from './full-text.ts'

/** A word stands for the file, the policy's number or its member; dots and dashes part what they stand between. */
function condition(word: string): string {
  const parts = partsOf(word)
  if (parts.length === 0) return NOTHING
  if (parts.length === 1 && parts[0] === word) return beginIn('{file number name email card}', parts)
  const policy = beginIn('{file number}', parts)
  return `((${policy}) OR (${beginIn('name', parts)}) OR ${beginsEmail(word)})`
}

function conditionOf(text: string): string {
  const words = wordsOf(text).map(condition).join(' AND ')
  const card = digitsOf(text)
  return card ? `((${words}) OR ${beginIn('card', [card])})` : words
}

/**
 * Places of the policies on the desk that a search finds, in its order, from its own index alone: whatever is asked
 * for, no other policy is read.
 * @param companyId SQL for the company; finds nothing where it is null
 * @param page at most `limit`, those that come after the place
 */
export function policySortKeysMatching(
  companyId: SQL,
  { status, text }: { status: PolicyStatus; text: string },
  page: { after: string | undefined; limit: number },
): SQL {
  const match = matchWithin(companyId, [`facets : "0${status}"`, conditionOf(text)])
  const waits = status === 'pending'
  const way = waits ? sql.raw('>') : sql.raw('<')
  // A place is wider than a number of JavaScript.
  const after = page.after === undefined ? sql`` : sql` and rowid ${way} cast(${page.after} as integer)`
  const order = sql.raw(waits ? 'asc' : 'desc')
  return sql`select rowid from policy_search where policy_search match ${match}${after} order by rowid ${order} limit ${page.limit}`
}
