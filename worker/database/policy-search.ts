import type { SQL } from 'drizzle-orm'
import type { PolicyStatus } from '#contract/insurance.ts'
import {
  beginsEmail,
  beginsWord,
  facets,
  hasFacet,
  matchWithin,
  partsOf,
  type RankedPage,
  rankedConditions,
  rankedRows,
} from './full-text.ts'

/**
 * A word may begin a word of the file name, the policy number, or the name, e-mail or card number of the
 * member.
 */
function wordCondition(word: string): string {
  const parts = partsOf(word)
  if (parts.length === 1 && parts[0] === word) return beginsWord('{file number name email card}', parts)
  const policy = beginsWord('{file number}', parts)
  return `((${policy}) OR (${beginsWord('name', parts)}) OR ${beginsEmail(word)})`
}

/**
 * Subquery of the policies that match, with `match_rank` and, as `match_row`, their sort key
 * (`policy_numbers`). Best rank first, and within it the order of the review queue: pending ones by due day,
 * others by decision, newest first. Reads only the search index.
 * @param companyId SQL for the company; matches nothing if it is null
 * @param status if omitted, policies of every status, newest first
 */
export function rankedPolicies(
  companyId: SQL,
  { status, text }: { status?: PolicyStatus; text: string },
  page: Omit<RankedPage, 'ascending'>,
): SQL {
  const chosen = status ? [hasFacet(facets.policyStatus + status)] : []
  const ranks = rankedConditions(text, {
    wordCondition,
    wordColumns: '{file number name}',
    hasNumbers: true,
  }).map(({ rank, condition }) => ({
    rank,
    match: matchWithin(companyId, [...chosen, condition]),
  }))
  return rankedRows('policy_search', ranks, { ...page, ascending: status === 'pending' })
}
