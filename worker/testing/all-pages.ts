import type { Client, RequestOptions } from './api.ts'

/** Every page of a list, by following its Link headers. */
export async function allPages<Item>(client: Client, path: string): Promise<Item[][]> {
  const pages: Item[][] = []
  let next: string | undefined = path
  while (next) {
    const { body, headers } = await client.get(next)
    pages.push(body)
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1]
  }
  return pages
}

/** Every page of a dashboard's list, by following the cursors in the answers. The path has a query. */
export async function allCursorPages<Page extends { nextCursor: string | null }>(
  client: Client,
  path: string,
  options?: RequestOptions,
): Promise<Page[]> {
  const pages: Page[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body, text } = await client.get(`${path}${cursor && `&cursor=${cursor}`}`, options)
    if (status !== 200) throw new Error(text)
    pages.push(body)
    cursor = body.nextCursor
  }
  return pages
}
