import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_WORDS_MAX } from '#contract/members.ts'

const EMAIL_CHARACTERS = /[^\p{L}\p{N}@._+-]/gu
const NAME_PART = /[\p{L}\p{N}]+/gu
const GROUPED_DIGITS = /^[\d\s.-]+$/

/** No row has this word. */
export const NOTHING = 'facets : "0nobody"'

export function wordsOf(text: string): string[] {
  const trimmed = text.normalize('NFC').trim()
  return trimmed === '' ? [] : trimmed.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
}

/** The digits of what holds no letter; a card number is written in groups. */
export function digitsOf(text: string): string | undefined {
  return GROUPED_DIGITS.test(text.trim()) ? text.replace(/\D/g, '') : undefined
}

/** The words that an index knows of a word as it is typed. */
export const partsOf = (word: string): string[] => word.match(NAME_PART) ?? []

/** Every part is the beginning of a word in the columns. */
export const beginIn = (columns: string, parts: string[]) =>
  parts.map((part) => `${columns} : "${part}" *`).join(' AND ')

/** What no name holds may still begin an e-mail. */
export const beginsEmail = (word: string) => `email : "${word.replace(EMAIL_CHARACTERS, '')}" *`

/**
 * An expression in the language of FTS5, within the company's rows.
 * @param companyId SQL for the company, a subquery for instance; finds nothing where it is null
 */
export function matchWithin(companyId: SQL, conditions: string[]): SQL {
  // An expression that is null is an error to FTS5, and no company has the number 0.
  const company = sql`coalesce(cast(${companyId} as integer), 0)`
  const rest = conditions.map((condition) => ` AND ${condition}`).join('')
  return sql`'facets : "0company' || ${company} || ${`"${rest}`}`
}
