import type { Context } from 'hono'

/** Names the next page in the Link header (RFC 8288), where there is one. */
export function nextPageLink(c: Context, cursor: string | null): void {
  if (cursor) c.header('Link', `<${c.req.path}?cursor=${encodeURIComponent(cursor)}>; rel="next"`)
}
