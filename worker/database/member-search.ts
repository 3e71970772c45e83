import { type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus, Role } from '#contract/accounts.ts'
import { beginIn, beginsEmail, digitsOf, matchWithin, NOTHING, partsOf, wordsOf } from './full-text.ts'

/** What the members of a company can be told apart by. */
export interface MemberFilter {
  /** Names, an e-mail address or a card number, as typed: every word is the beginning of one of theirs. */
  text?: string | undefined
  status?: RegistrationStatus | undefined
  role?: Role | undefined
  blocked?: boolean | undefined
}

/** A word stands for a name, an e-mail or a card number; what no name holds may still begin an e-mail. */
function condition(word: string): string {
  const parts = partsOf(word)
  if (parts.length === 0) return NOTHING
  if (parts.length === 1 && parts[0] === word) return beginIn('{name email card}', parts)
  const email = beginsEmail(word)
  return word.includes('@') ? email : `((${beginIn('name', parts)}) OR ${email})`
}

/** The conditions beside the company's, in the language of FTS5. */
function conditionsOf({ text = '', status, role, blocked }: MemberFilter): string[] {
  const facets = [
    status && `0status${status}`,
    role && `0role${role}`,
    blocked !== undefined && (blocked ? '0blocked' : '0open'),
  ].filter((facet) => typeof facet === 'string')
  const digits = digitsOf(text)
  const words = digits === undefined ? wordsOf(text) : [digits]
  return [...facets.map((facet) => `facets : "${facet}"`), ...words.map(condition)]
}

/**
 * Numbers of the accounts that a search finds, the latest first, from its own index alone: whatever is asked for,
 * nobody else is read.
 * @param companyId SQL for the company, a subquery for instance; finds nobody where it is null
 * @param page at most `limit`, those whose number is below `before`, or the first to arrive; all without it
 */
export function memberNumbersMatching(
  companyId: SQL,
  filter: MemberFilter,
  page?: { before?: number | undefined; limit: number; firstToArrive?: boolean },
): SQL {
  const match = matchWithin(companyId, conditionsOf(filter))
  const found = sql`select rowid from member_search where member_search match ${match}`
  if (!page) return found
  const after = page.before === undefined ? sql`` : sql` and rowid < ${page.before}`
  const order = page.firstToArrive ? sql`asc` : sql`desc`
  return sql`${found}${after} order by rowid ${order} limit ${page.limit}`
}
