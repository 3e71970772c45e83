import { type SQL, sql } from 'drizzle-orm'
import type { PolicyStatus } from '#contract/insurance.ts'
import {
  beginsEmail,
  beginsWord,
  facets,
  hasFacet,
  matchWithin,
  NO_MATCH,
  orCardNumber,
  partsOf,
  wordsOf,
} from './full-text.ts'

/** A word may begin a word of the file's name, the policy's number, or the name, e-mail or card number of the member. */
function wordCondition(word: string): string {
  const parts = partsOf(word)
  if (parts.length === 0) return NO_MATCH
  if (parts.length === 1 && parts[0] === word) return beginsWord('{file number name email card}', parts)
  const policy = beginsWord('{file number}', parts)
  return `((${policy}) OR (${beginsWord('name', parts)}) OR ${beginsEmail(word)})`
}

function textCondition(text: string): string {
  return orCardNumber(wordsOf(text).map(wordCondition).join(' AND '), text)
}

/**
 * Subquery of the sort keys (`policy_numbers`) of the policies that match, in the order of the review queue: pending
 * ones by due day, others by decision, newest first. Reads the search index alone.
 * @param companyId SQL for the company; matches nothing if it is null
 * @param page at most `limit` keys that come after the key `after`
 */
export function policySortKeysMatching(
  companyId: SQL,
  { status, text }: { status: PolicyStatus; text: string },
  page: { after: string | undefined; limit: number },
): SQL {
  const match = matchWithin(companyId, [hasFacet(facets.policyStatus + status), textCondition(text)])
  const isQueue = status === 'pending'
  const comparison = isQueue ? sql.raw('>') : sql.raw('<')
  // A sort key is wider than the integers of JavaScript, so it travels as text.
  const after =
    page.after === undefined ? sql`` : sql` and rowid ${comparison} cast(${page.after} as integer)`
  const order = sql.raw(isQueue ? 'asc' : 'desc')
  return sql`select rowid from policy_search where policy_search match ${match}${after} order by rowid ${order} limit ${page.limit}`
}
