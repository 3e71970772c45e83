import type { Context } from 'hono'

/** Sets the Link header (RFC 8288) to the next page, with the same filters. Does nothing on the last page. */
export function nextPageLink(c: Context, cursor: string | null): void {
  if (!cursor) return
  const parameters = new URLSearchParams(c.req.query())
  parameters.set('cursor', cursor)
  c.header('Link', `<${c.req.path}?${parameters}>; rel="next"`)
}
