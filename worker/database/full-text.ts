import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_WORDS_MAX } from '#contract/members.ts'

/** Characters that the search indexes keep inside a word, beside letters and digits: those of e-mail addresses. */
export const TOKEN_CHARACTERS = '@._+-'

/** Beginnings of the words in the `facets` column of the indexes; no name begins with a zero. */
export const facets = {
  company: '0company',
  role: '0role',
  status: '0status',
  blocked: '0blocked',
  open: '0open',
  policyStatus: '0',
} as const

const NOT_IN_EMAIL = new RegExp(`[^\\p{L}\\p{N}${TOKEN_CHARACTERS}]`, 'gu')
const NAME_PART = /[\p{L}\p{N}]+/gu
const GROUPED_DIGITS = /^[\d\s.-]+$/

/** A condition that no row meets. */
export const NO_MATCH = 'facets : "0nobody"'

/** The first `SEARCH_WORDS_MAX` words of a search. */
export function wordsOf(text: string): string[] {
  const trimmed = text.normalize('NFC').trim()
  return trimmed === '' ? [] : trimmed.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
}

/** The digits of a card number as people write it, in groups; `undefined` if the text holds anything else. */
function digitsOf(text: string): string | undefined {
  return GROUPED_DIGITS.test(text.trim()) ? text.replace(/\D/g, '') : undefined
}

/** The words that the indexes make of a typed word. */
export const partsOf = (word: string): string[] => word.match(NAME_PART) ?? []

/** Condition: every part begins a word in one of the columns. */
export const beginsWord = (columns: string, parts: string[]) =>
  parts.map((part) => `${columns} : "${part}" *`).join(' AND ')

/** Condition: the word begins the e-mail address. */
export const beginsEmail = (word: string) => `email : "${word.replace(NOT_IN_EMAIL, '')}" *`

/** The condition, or that the digits of a text such as "9081 7263" begin a card number. */
export function orCardNumber(condition: string, text: string): string {
  const digits = digitsOf(text)
  return digits ? `((${condition}) OR ${beginsWord('card', [digits])})` : condition
}

export const hasFacet = (facet: string) => `facets : "${facet}"`

/**
 * An FTS5 expression for the rows of the company that meet all conditions.
 * @param companyId SQL for the company, such as a subquery; matches nothing if it is null
 */
export function matchWithin(companyId: SQL, conditions: string[]): SQL {
  // FTS5 rejects a null expression, and no company has the number 0.
  const company = sql`coalesce(cast(${companyId} as integer), 0)`
  const rest = conditions.map((condition) => ` AND ${condition}`).join('')
  return sql`${sql.raw(`'facets : "${facets.company}'`)} || ${company} || ${`"${rest}`}`
}
