import { WHOLE_VERSION } from '../vault/may-keep-data.ts'
import { APP_FILES, type AppFiles } from './cache-version.ts'

/** How long a page waits for the network before the shell opens instead. */
const SHELL_AFTER_MS = 4000
/** How long a screen waits for the name of the served version. */
const PAGE_AFTER_MS = 2000

/** Its key in the cache has the revision as a query. */
const matchShell = () => caches.match('/index.html', { ignoreSearch: true })

interface Navigation {
  request: Request
  event: { waitUntil(work: Promise<unknown>): void }
}

/**
 * Answers a navigation from the cache first and refreshes the page behind, since its HTML shows the company's brand. A page is
 * used only while all its scripts and styles are cached: those of an older version are served nowhere, and a page without
 * any is not the app's, but that of a network's own sign-in. Without such a page it waits 4 seconds for the network and
 * then answers the app's shell, which knows all screens.
 *
 * A page's key is its path, without the query, which may hold a token from an e-mail.
 */
export async function answerNavigation({ request, event }: Navigation): Promise<Response> {
  const { pathname } = new URL(request.url)
  const pages = await caches.open('app-pages')

  const fresh = fetch(request)
  const refreshed = fresh.then((page) => (page.ok ? pages.put(pathname, page.clone()) : undefined))
  event.waitUntil(refreshed.catch(() => undefined))

  const cached = await pages.match(pathname)
  if (cached) {
    const files = (await cached.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
    const found = await Promise.all(Array.from(files, ([, file = '']) => caches.match(file)))
    if (found.length > 0 && found.every(Boolean)) return cached
  }

  const late = new Promise((resolve) => setTimeout(resolve, SHELL_AFTER_MS)).then(matchShell)
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh)
  } catch (error) {
    const page = await matchShell()
    if (page) return page
    throw error
  }
}

/**
 * Answers a navigation to a screen of the app with the shell. After a deployment that is the new version's, of whose scripts
 * the device may have none. Where `cacheVersion` has noted another version as whole, the server must say within 2 seconds
 * that it serves the shell's version; else the whole one's page opens, which needs no network.
 */
export async function answerScreen({ request }: Pick<Navigation, 'request'>): Promise<Response> {
  const shell = await matchShell().catch(() => undefined)
  if (!shell) return fetch(request)

  /** The page of a whole version, unless the shell is of one. */
  async function wholePage(own: string): Promise<Response | undefined> {
    const noted = { cacheName: WHOLE_VERSION }
    const whole = await (await caches.match('/entry', noted))?.text()
    const page = await caches.match('/page', noted)
    const entry = /\/assets\/index-[^"]+\.js/.exec((await page?.clone().text()) ?? '')?.[0]
    if (!whole || !entry || own.includes(`"${whole}"`) || own.includes(`"${entry}"`)) return undefined
    return (await caches.match(entry)) && page
  }
  const own = await shell.clone().text()
  const page = await wholePage(own).catch(() => undefined)
  if (!page) return shell
  const served = fetch(APP_FILES, { cache: 'no-store' }).then<AppFiles>((answer) => answer.json())
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PAGE_AFTER_MS, page))
  return Promise.race([
    served.then(
      ({ entry }) => (own.includes(`"${entry}"`) ? shell : page),
      () => page,
    ),
    late,
  ])
}

/** The answer, if it is to be cached as a script or a style: the server answers a missing file with the shell's HTML. */
export const fileToCache = async ({ response }: { response: Response }): Promise<Response | null> =>
  response.ok && !/^text\/html/i.test(response.headers.get('Content-Type') ?? '') ? response : null
