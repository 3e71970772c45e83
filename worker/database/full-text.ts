import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_WORDS_MAX } from '#contract/members.ts'

/** Characters that the search indexes keep inside a word besides letters and digits: those of e-mail addresses. */
export const TOKEN_CHARACTERS = '@._+-'

/** Beginnings of the words in the `facets` column of the indexes. No name begins with a zero. */
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

/** The first `SEARCH_WORDS_MAX` words of a search. */
export function wordsOf(text: string): string[] {
  const trimmed = text.normalize('NFC').trim()
  return trimmed === '' ? [] : trimmed.split(/\s+/).slice(0, SEARCH_WORDS_MAX)
}

/** The digits of a card number as people write it, in groups; `undefined` if the text contains anything else. */
function digitsOf(text: string): string | undefined {
  return GROUPED_DIGITS.test(text.trim()) ? text.replace(/\D/g, '') : undefined
}

/** The words into which the indexes split a typed word. */
export const partsOf = (word: string): string[] => word.match(NAME_PART) ?? []

/** Condition: every part begins a word in one of the columns. */
export const beginsWord = (columns: string, parts: string[]) =>
  parts.map((part) => `${columns} : "${part}" *`).join(' AND ')

/** Condition: every part equals a word in one of the columns. */
const isWord = (columns: string, parts: string[]) =>
  parts.map((part) => `${columns} : "${part}"`).join(' AND ')

const isAddress = (word: string) => word.includes('@')

/** Condition: the word is the e-mail address. */
const isEmail = (word: string) => `email : "${word.replace(NOT_IN_EMAIL, '')}"`

/** Condition: the word begins the e-mail address. */
export const beginsEmail = (word: string) => `email : "${word.replace(NOT_IN_EMAIL, '')}" *`

/** The condition, or a card number that begins with the digits of a text such as "9081 7263". */
function orCardNumber(condition: string, text: string): string {
  const digits = digitsOf(text)
  return digits ? `((${condition}) OR ${beginsWord('card', [digits])})` : condition
}

/** How to search one index. */
interface Searched {
  /** The rows that a typed word finds. */
  wordCondition: (word: string) => string
  /** Columns whose whole words count for the rank of words. */
  wordColumns: string
  /** Whether numbers such as "12.345" are also compared without separators. */
  hasNumbers?: boolean
}

/**
 * Conditions that the text is a whole name, e-mail address or card number; that it is the first words of a
 * name; and that it begins one of the three.
 */
function wholeConditions(text: string, words: string[], hasNumbers: boolean): string[][] {
  const parts = words.flatMap(partsOf)
  const digits = digitsOf(text)
  const number = hasNumbers && /\d/.test(text) ? parts.join('') : undefined
  const [only] = words.length === 1 ? words : []
  const wholes = words.some(isAddress) ? [] : [parts.join('_'), ...(number ? [number] : [])]
  const email = only && isAddress(only) ? only : undefined
  return [
    [
      ...wholes.map((whole) => `whole : "${whole}"`),
      ...(email ? [isEmail(email)] : []),
      ...(digits ? [isWord('card', [digits])] : []),
    ],
    wholes.map((whole) => `whole : "${whole}_" *`),
    [
      ...wholes.map((whole) => `whole : "${whole}" *`),
      ...(email ? [beginsEmail(email)] : []),
      ...(digits ? [beginsWord('card', [digits])] : []),
    ],
  ]
}

/**
 * The conditions of a search by rank, best first: exact (the whole name, e-mail address or number), first
 * words ("Maria" before "Mariana"), prefix (the beginning of a name, an address or a number), words (every
 * typed word is a whole word), and the rest. No row meets two of them. D1 allows five parts in a UNION.
 */
export function rankedConditions(
  text: string,
  { wordCondition, wordColumns, hasNumbers = false }: Searched,
): { rank: number; condition: string }[] {
  const words = wordsOf(text)
  if (words.some((word) => partsOf(word).length === 0)) return []
  const asWords = words.map((word) => (isAddress(word) ? isEmail(word) : isWord(wordColumns, partsOf(word))))
  const rest = orCardNumber(words.map(wordCondition).join(' AND '), text)
  const ranks = [...wholeConditions(text, words, hasNumbers), [`(${asWords.join(' AND ')})`], [`(${rest})`]]
  return ranks.flatMap((conditions, rank) => {
    if (conditions.length === 0) return []
    const better = ranks.slice(0, rank).flat()
    const condition = `(${conditions.join(' OR ')})`
    return [
      { rank, condition: better.length > 0 ? `(${condition} NOT (${better.join(' OR ')}))` : condition },
    ]
  })
}

/** Position of a row in a search: its rank (0 is best) and its row id in the index, as text. */
export interface RankedPosition {
  rank: number
  row: string
}

/** The columns of a subquery of `rankedRows`, joined as `found`. */
export const found = {
  rank: sql<number>`found.match_rank`,
  row: sql<number>`found.match_row`,
}

const NO_ROWS = sql`select 0 as match_rank, 0 as match_row where false`

/**
 * Subquery `found` of the rows that meet the conditions, as `match_rank` and `match_row`: rank by rank, and
 * by row id within a rank. SQLite runs the parts of a UNION ALL in turn and stops at the limit, so that it
 * searches a rank only if the better ones do not fill the page. Cross joins with the rows keep their order
 * without a sort.
 */
export function rankedRows(
  index: 'member_search' | 'policy_search',
  ranks: readonly { rank: number; match: SQL }[],
  { after, limit, ascending = false }: RankedPage,
): SQL {
  const order = sql.raw(ascending ? 'asc' : 'desc')
  const comparison = sql.raw(ascending ? '>' : '<')
  const table = sql.raw(index)
  const parts = ranks
    .filter(({ rank }) => rank >= (after?.rank ?? 0))
    .map(({ rank, match }) => {
      // A row id can exceed JavaScript's safe integers, so it is passed as text.
      const further =
        after?.rank === rank ? sql` and rowid ${comparison} cast(${after.row} as integer)` : sql``
      const rows = sql`select rowid as match_row from ${table} where ${table} match ${match}${further} order by rowid ${order} limit ${limit}`
      return sql`select ${sql.raw(String(rank))} as match_rank, match_row from (${rows}) as of_rank`
    })
  const union = parts.length === 0 ? NO_ROWS : sql.join(parts, sql` union all `)
  return sql`(${union} limit ${limit}) as found`
}

export interface RankedPage {
  /** The last row of the previous page. */
  after?: RankedPosition | undefined
  limit: number
  /** Whether the smallest row id of a rank comes first. */
  ascending?: boolean
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
