import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { plainText } from '#contract/exam-values.ts'
import type { Span } from '#domain/time-zone.ts'

const SEARCH_WORDS_MAX = 10

/** The letters with marks of Portuguese and its neighbours, each with the letter that a search compares. */
const PLAIN_LETTERS = Object.entries({
  a: 'áàâãä',
  e: 'éèêë',
  i: 'íìîï',
  o: 'óòôõö',
  u: 'úùûü',
  c: 'ç',
  n: 'ñ',
})

/** The text in lower case without marks. SQLite's `lower` changes ASCII letters only. */
function plainTextOf(text: SQL): SQL {
  let plain = sql`lower(${text})`
  for (const [letter, marked] of PLAIN_LETTERS) {
    for (const character of marked + marked.toUpperCase()) {
      plain = sql`replace(${plain}, ${sql.raw(`'${character}'`)}, ${sql.raw(`'${letter}'`)})`
    }
  }
  return plain
}

/**
 * Conditions: each word of the search stands in one of the texts. They read every record of the owner, whose number is
 * limited. `instr` instead of LIKE: no character is a wildcard.
 */
export function containsWords(search: string, texts: readonly AnyColumn[]): SQL[] {
  const words = plainText(search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS_MAX)
  const joined = sql.join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    sql` || char(10) || `,
  )
  return words.map((word) => sql`instr(${plainTextOf(joined)}, ${word}) > 0`)
}

/** Condition: the instant is in the span, its end excluded. None without a span. */
export function isWithin(at: AnyColumn, span: Span | undefined): SQL | undefined {
  return span && sql`${at} >= ${span.from.getTime()} and ${at} < ${span.to.getTime()}`
}
