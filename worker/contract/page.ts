import * as v from 'valibot'

/** The message for an invalid cursor. */
export const INVALID_PAGE = 'Página inválida'

/** The end of the previous page; opaque. */
export const cursor = v.optional(v.pipe(v.string(INVALID_PAGE), v.maxLength(200, INVALID_PAGE)))

/** The query of a paged list. */
export const pageQuerySchema = v.object({ cursor })
export type PageQuery = v.InferOutput<typeof pageQuerySchema>
