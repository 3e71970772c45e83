/** The cursor of the page named by the Link header's `rel="next"`; `undefined` on the last page. */
export function nextCursor(headers: Headers): string | undefined {
  for (const link of (headers.get('Link') ?? '').split(/,\s*(?=<)/)) {
    const [, target] = /^<([^>]*)>.*;\s*rel="?next"?/.exec(link) ?? []
    if (target) return new URL(target, 'http://same.invalid').searchParams.get('cursor') ?? undefined
  }
  return undefined
}
