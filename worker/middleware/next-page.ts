import type { Context } from 'hono'

/** Names the next page in the Link header (RFC 8288), with the same filters, where there is one. */
export function nextPageLink(c: Context, cursor: string | null): void {
  if (!cursor) return
  const parameters = new URLSearchParams(c.req.query())
  parameters.set('cursor', cursor)
  c.header('Link', `<${c.req.path}?${parameters}>; rel="next"`)
}
