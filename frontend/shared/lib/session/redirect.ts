/** Control and invisible characters, which no path of the apps contains. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** The target after a sign-in: only a path of this origin is accepted. */
export function safeRedirect(target: string | undefined, home = '/'): string {
  if (!target?.startsWith('/')) return home
  const base = 'http://same.invalid'
  try {
    const url = new URL(target, base)
    // As the router reads it: decoded.
    const path = decodeURIComponent(url.pathname)
    if (url.origin !== base || UNSEEN.test(path)) return home
    // "/.//evil.example" has the path "//evil.example", which a browser reads as another host.
    if (path.startsWith('//') || path.includes('\\')) return home
    if (/^\/(auth|api)(\/|$)/.test(path)) return home
    return url.pathname + url.search + url.hash
  } catch {
    return home
  }
}
