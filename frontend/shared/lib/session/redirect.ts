/** The target after a sign-in: only a path of this origin is accepted. */
export function safeRedirect(target: string | undefined, home = '/'): string {
  if (!target?.startsWith('/')) return home
  const base = 'http://same.invalid'
  try {
    const url = new URL(target, base)
    if (url.origin !== base || url.pathname === '/auth' || url.pathname.startsWith('/api/')) return home
    // "/.//evil.example" has the path "//evil.example", which a browser reads as another host.
    if (url.pathname.startsWith('//')) return home
    return url.pathname + url.search + url.hash
  } catch {
    return home
  }
}
