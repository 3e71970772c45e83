import type { Client, RequestOptions } from './api.ts'

/** Every page of a list, by following its Link headers. */
// biome-ignore lint/suspicious/noExplicitAny: what a list answers is what the tests assert about
export async function allPages(client: Client, path: string): Promise<any[][]> {
  const pages = []
  let next: string | undefined = path
  while (next) {
    const { body, headers } = await client.get(next)
    pages.push(body)
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1]
  }
  return pages
}

/** Every page of a dashboard's list, by following the cursors in the answers. The path has a query. */
// biome-ignore lint/suspicious/noExplicitAny: what a list answers is what the tests assert about
export async function allCursorPages(client: Client, path: string, options?: RequestOptions): Promise<any[]> {
  const pages = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body, text } = await client.get(`${path}${cursor && `&cursor=${cursor}`}`, options)
    if (status !== 200) throw new Error(text)
    pages.push(body)
    cursor = body.nextCursor
  }
  return pages
}
