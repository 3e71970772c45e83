import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { plainText } from '#contract/exam-values.ts'
import type { Span } from '#domain/time-zone.ts'

const SEARCH_WORDS_MAX = 10

/**
 * Conditions: each word of the search stands in the column, which holds a text as `plainText` makes it. `instr` instead
 * of LIKE: no character is a wildcard, and D1 limits the length of patterns.
 */
export function containsWords(search: string, searchText: AnyColumn): SQL[] {
  const words = plainText(search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS_MAX)
  return words.map((word) => sql`instr(${searchText}, ${word}) > 0`)
}

/** Condition: the instant is in the span, its end excluded. None without a span. */
export function isWithin(at: AnyColumn, span: Span | undefined): SQL | undefined {
  return span && sql`${at} >= ${span.from.getTime()} and ${at} < ${span.to.getTime()}`
}
