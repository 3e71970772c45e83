import type { SQL } from 'drizzle-orm'
import type { RegistrationStatus, Role } from '#contract/accounts.ts'
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
  wordsOf,
} from './full-text.ts'

export interface MemberFilter {
  /** Names, an e-mail address or a card number, as typed: every word must begin a word of the member. */
  text?: string | undefined
  status?: RegistrationStatus | undefined
  role?: Role | undefined
  blocked?: boolean | undefined
}

/** A word may begin a name, an e-mail address or a card number. */
function wordCondition(word: string): string {
  const parts = partsOf(word)
  if (parts.length === 1 && parts[0] === word) return beginsWord('{name email card}', parts)
  const email = beginsEmail(word)
  return word.includes('@') ? email : `((${beginsWord('name', parts)}) OR ${email})`
}

function facetsOf({ status, role, blocked }: MemberFilter): string[] {
  return [
    status && facets.status + status,
    role && facets.role + role,
    blocked !== undefined && (blocked ? facets.blocked : facets.open),
  ].flatMap((facet) => (typeof facet === 'string' ? [hasFacet(facet)] : []))
}

/**
 * Subquery of the users that match: `match_rank`, and as `match_row` their number (`member_numbers`). The best rank
 * first and within it the newest, or the oldest where `ascending`. Reads the search index alone.
 * @param companyId SQL for the company, such as a subquery; matches nobody if it is null
 */
export function rankedMembers(companyId: SQL, filter: MemberFilter, page: RankedPage): SQL {
  const chosen = facetsOf(filter)
  const text = filter.text ?? ''
  const ranks =
    wordsOf(text).length === 0
      ? [{ rank: 0, match: matchWithin(companyId, chosen) }]
      : rankedConditions(text, { wordCondition, wordColumns: 'name' }).map(({ rank, condition }) => ({
          rank,
          match: matchWithin(companyId, [...chosen, condition]),
        }))
  return rankedRows('member_search', ranks, page)
}
