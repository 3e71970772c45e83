/**
 * The parsed URL; `null` if the text is not one. Replaces `URL.parse` and `URL.canParse`, which some
 * supported browsers lack.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
