/** The address, or `null` if the text is none. For `URL.parse` and `URL.canParse`, which supported browsers lack. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
