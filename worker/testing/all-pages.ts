import type { Client } from './api.ts'

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
