import * as v from 'valibot'
import { INVALID_PAGE } from '#texts/page.ts'

/** Opaque marker of where the previous page ended. */
export const cursor = v.optional(v.pipe(v.string(INVALID_PAGE), v.maxLength(200, INVALID_PAGE)))

export const pageQuerySchema = v.object({ cursor })
export type PageQuery = v.InferOutput<typeof pageQuerySchema>
