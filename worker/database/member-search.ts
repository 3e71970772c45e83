import { type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus, Role } from '../contract/accounts.ts'
import { SEARCH_WORDS_MAX } from '../contract/members.ts'
import type { Database } from './client.ts'
import { memberNumbers } from './schema/member-numbers.ts'

/** What the members of a company can be told apart by. */
export interface MemberFilter {
  /** Names, an e-mail address or a card number, as typed: every word is the beginning of one of theirs. */
  text?: string | undefined
  status?: RegistrationStatus | undefined
  role?: Role | undefined
  blocked?: boolean | undefined
}

const EMAIL_CHARACTERS = /[^\p{L}\p{N}@._+-]/gu
const NAME_PART = /[\p{L}\p{N}]+/gu
const CARD_NUMBER = /^[\d\s.-]+$/

/** No account has this word. */
const NOBODY = 'facets : "0nobody"'

/** A word stands for a name, an e-mail or a card number; what no name holds may still begin an e-mail. */
function condition(word: string): string {
  const parts = word.match(NAME_PART) ?? []
  if (parts.length === 0) return NOBODY
  if (parts.length === 1 && parts[0] === word) return `({name email card} : "${word}" *)`
  const names = parts.map((part) => `name : "${part}" *`).join(' AND ')
  const email = `email : "${word.replace(EMAIL_CHARACTERS, '')}" *`
  return word.includes('@') ? email : `((${names}) OR ${email})`
}

function wordsOf(text: string): string[] {
  const trimmed = text.normalize('NFC').trim()
  if (trimmed === '') return []
  // A card number is written in groups.
  if (CARD_NUMBER.test(trimmed)) return [trimmed.replace(/\D/g, '')]
  return trimmed.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
}

/** The expression after the company's word, in the language of FTS5. */
function matchOf({ text = '', status, role, blocked }: MemberFilter): string {
  const facets = [
    status && `0status${status}`,
    role && `0role${role}`,
    blocked !== undefined && (blocked ? '0blocked' : '0open'),
  ].filter((facet) => typeof facet === 'string')
  return [...facets.map((facet) => `facets : "${facet}"`), ...wordsOf(text).map(condition)]
    .map((part) => ` AND ${part}`)
    .join('')
}

/**
 * Numbers of the accounts that a search finds, the latest first, from its own index alone: whatever is asked for,
 * nobody else is read.
 * @param companyId SQL for the company, a subquery for instance; finds nobody where it is null
 * @param page at most `limit`, those whose number is below `before`; all without it
 */
export function numbersMatching(
  companyId: SQL,
  filter: MemberFilter,
  page?: { before: number | undefined; limit: number },
): SQL {
  // An expression that is null is an error to FTS5, and no company has the number 0.
  const company = sql`coalesce(cast(${companyId} as integer), 0)`
  const match = sql`'facets : "0company' || ${company} || ${`"${matchOf(filter)}`}`
  const found = sql`select rowid from member_search where member_search match ${match}`
  if (!page) return found
  const after = page.before === undefined ? sql`` : sql` and rowid < ${page.before}`
  return sql`${found}${after} order by rowid desc limit ${page.limit}`
}

/** Ids of the accounts that a search finds, for the `inArray` of a list that has an order of its own. */
export function idsMatching(db: Database, companyId: SQL, filter: MemberFilter) {
  return db
    .select({ id: memberNumbers.userId })
    .from(memberNumbers)
    .where(sql`${memberNumbers.number} in (${numbersMatching(companyId, filter)})`)
}
