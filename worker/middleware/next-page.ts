import type { Context } from 'hono'
import { FIRST_RECORD_HEADER } from '#contract/history.ts'
import type { HistoryPage } from '#platform/history-page.ts'

/** Sets the Link header (RFC 8288) to the next page, with the same filters. Does nothing on the last page. */
export function nextPageLink(c: Context, cursor: string | null): void {
  if (!cursor) return
  const parameters = new URLSearchParams(c.req.query())
  parameters.set('cursor', cursor)
  c.header('Link', `<${c.req.path}?${parameters}>; rel="next"`)
}

/** Sets the headers of a list that is filtered by year: the next page, and the oldest record. */
export function historyHeaders(c: Context, { nextCursor, first }: HistoryPage<unknown>): void {
  nextPageLink(c, nextCursor)
  if (first) c.header(FIRST_RECORD_HEADER, first)
}
