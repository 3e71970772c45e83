import { parseUrl } from '#contract/parse-url.ts'

/** What the frame shows. `host` names the external provider; the app's own assistant has none. */
export interface ChatSource {
  url: string
  origin: string
  host: string | null
}

/** The page of the help assistant (assistente.html). */
export const ASSISTANT_PATH = '/assistente'

/**
 * The provider's chat from the company's configuration; the app's own assistant if none is set or the value is not a
 * web address.
 */
export function chatSource(chatUrl: string | null | undefined, ownOrigin: string): ChatSource {
  const assistant = { url: ASSISTANT_PATH, origin: ownOrigin, host: null }
  const url = chatUrl ? parseUrl(chatUrl) : null
  if (!url) return assistant
  const { href, origin, host, protocol } = url
  if (protocol !== 'https:' || origin === ownOrigin) return assistant
  return { url: href, origin, host }
}
