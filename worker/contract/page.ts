import * as v from 'valibot'
import { INVALID_PAGE } from '#texts/page.ts'

/** The end of the previous page; opaque. */
export const cursor = v.optional(v.pipe(v.string(INVALID_PAGE), v.maxLength(200, INVALID_PAGE)))

/** The query of a paged list. */
export const pageQuerySchema = v.object({ cursor })
export type PageQuery = v.InferOutput<typeof pageQuerySchema>
