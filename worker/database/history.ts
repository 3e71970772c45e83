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

/** libSQL's parser rejects expressions that are nested much deeper. */
const NESTED_MAX = 10

const REPLACEMENTS = PLAIN_LETTERS.flatMap(([letter, marked]) =>
  [...(marked + marked.toUpperCase())].map((character) => ({ character, letter })),
)

/** The text in lower case without marks. SQLite's `lower` changes ASCII letters only. */
function plainTextOf(text: SQL): SQL {
  let select = sql`select lower(${text}) as plain`
  for (let first = 0; first < REPLACEMENTS.length; first += NESTED_MAX) {
    let plain = sql`plain`
    for (const { character, letter } of REPLACEMENTS.slice(first, first + NESTED_MAX)) {
      plain = sql`replace(${plain}, ${sql.raw(`'${character}'`)}, ${sql.raw(`'${letter}'`)})`
    }
    select = sql`select ${plain} as plain from (${select}) as plain_text`
  }
  return sql`(${select})`
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
