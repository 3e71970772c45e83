import * as v from 'valibot'
import { INVALID_SEARCH, INVALID_YEAR } from '#texts/filters.ts'
import { useAtMost } from '#texts/text.ts'
import { cursor } from './page.ts'

export const HISTORY_SEARCH_MAX = 100
/** Header on a list's first page: the day or instant of the oldest record. Absent if there are no records. */
export const FIRST_RECORD_HEADER = 'First-Record'

/** The query of a list with a text search and a filter by year. */
export const historyQuerySchema = v.object({
  /** Words that the record's texts must contain. Accents and case are ignored. */
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
