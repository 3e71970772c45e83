import { type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus, Role } from '#contract/accounts.ts'
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
  if (parts.length === 0) return NO_MATCH
  if (parts.length === 1 && parts[0] === word) return beginsWord('{name email card}', parts)
  const email = beginsEmail(word)
  return word.includes('@') ? email : `((${beginsWord('name', parts)}) OR ${email})`
}

function conditionsOf({ text = '', status, role, blocked }: MemberFilter): string[] {
  const chosen = [
    status && facets.status + status,
    role && facets.role + role,
    blocked !== undefined && (blocked ? facets.blocked : facets.open),
  ].filter((facet) => typeof facet === 'string')
  const words = wordsOf(text).map(wordCondition)
  const searched = words.length > 0 ? [orCardNumber(words.join(' AND '), text)] : []
  return [...chosen.map(hasFacet), ...searched]
}

/**
 * Subquery of the numbers (`member_numbers`) of the users that match, newest first. Reads the search index alone.
 * @param companyId SQL for the company, such as a subquery; matches nobody if it is null
 * @param page at most `limit` numbers below `before`, or from the oldest on with `oldestFirst`; all without a page
 */
export function memberNumbersMatching(
  companyId: SQL,
  filter: MemberFilter,
  page?: { before?: number | undefined; limit: number; oldestFirst?: boolean },
): SQL {
  const match = matchWithin(companyId, conditionsOf(filter))
  const matches = sql`select rowid from member_search where member_search match ${match}`
  if (!page) return matches
  const after = page.before === undefined ? sql`` : sql` and rowid < ${page.before}`
  const order = page.oldestFirst ? sql`asc` : sql`desc`
  return sql`${matches}${after} order by rowid ${order} limit ${page.limit}`
}
