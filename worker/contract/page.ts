import * as v from 'valibot'

/** For a cursor that is not one of ours. */
export const INVALID_PAGE = 'Página inválida'

/** Where the page before ended; opaque. */
export const cursor = v.optional(v.pipe(v.string(INVALID_PAGE), v.maxLength(200, INVALID_PAGE)))

/** The query of a list that is given out in pages. */
export const pageQuerySchema = v.object({ cursor })
export type PageQuery = v.InferOutput<typeof pageQuerySchema>
