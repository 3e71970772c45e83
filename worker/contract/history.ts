import * as v from 'valibot'
import { INVALID_SEARCH, INVALID_YEAR } from '#texts/filters.ts'
import { useAtMost } from '#texts/text.ts'
import { cursor } from './page.ts'

export const HISTORY_SEARCH_MAX = 100
/** Header of a list's first page: the day or instant of the oldest record of all. Absent without records. */
export const FIRST_RECORD_HEADER = 'First-Record'

/** The query of a list that is searched by words and filtered by year. */
export const historyQuerySchema = v.object({
  /** Words that a record's texts contain; accents and case do not matter. */
  search: v.optional(
    v.pipe(
      v.string(INVALID_SEARCH),
      v.maxLength(HISTORY_SEARCH_MAX, useAtMost({ characters: HISTORY_SEARCH_MAX })),
    ),
  ),
  /** Calendar year of the record's date in the caller's time zone, `YYYY`. */
  year: v.optional(
    v.pipe(v.string(INVALID_YEAR), v.regex(/^(19[7-9]|20\d)\d$/, INVALID_YEAR), v.transform(Number)),
  ),
  cursor,
})
