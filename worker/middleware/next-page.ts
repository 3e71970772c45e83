import type { Context } from 'hono'
import { FIRST_RECORD_HEADER } from '#contract/history.ts'
import type { HistoryPage } from '#platform/history-page.ts'
import type { Page } from '#platform/page.ts'

/**
 * The items of a page. Sets the Link header (RFC 8288) to the next page, with the same filters, unless it is the last
 * one, and for a list that is filtered by year the header with the oldest record.
 */
export function paged<Item>(c: Context, page: Page<Item> | HistoryPage<Item>): Item[] {
  if (page.nextCursor) {
    const parameters = new URLSearchParams(c.req.query())
    parameters.set('cursor', page.nextCursor)
    c.header('Link', `<${c.req.path}?${parameters}>; rel="next"`)
  }
  if ('first' in page && page.first) c.header(FIRST_RECORD_HEADER, page.first)
  return page.items
}
