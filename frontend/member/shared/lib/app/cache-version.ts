import { mayKeepData } from '../vault/may-keep-data.ts'
import { APP_ASSETS } from './cache-loaded-files.ts'

/** The address of the list of the served version, which the build writes. */
export const APP_FILES = '/app-files.json'

const VERSIONS = 'app-versions'

export interface AppFiles {
  /** The script that the version's pages name. */
  entry: string
  /** What the screens load, with the entry. */
  files: readonly string[]
}

/** The version of which all files are cached, in the service worker's cache `app-versions`. */
export interface WholeVersion {
  entry: string
  /** When that was noted, in epoch milliseconds. */
  at: number
  /** Whether a page of this version noted it. */
  hasStarted: boolean
}

/**
 * Adds all files of the version that is served now, this page's or a newer one, to the service worker's cache, and notes that
 * they are there. From then on the service worker answers with this version's page, if it is the one that has started here, or
 * else with its own (`answerScreen`). Rejects if a file is missing.
 */
export async function cacheVersion(): Promise<void> {
  const { entry, files }: AppFiles = await (await fetch(APP_FILES, { cache: 'no-store' })).json()
  // Also what the service worker has by itself, which it deletes with its own version.
  const cached = (file: string) => caches.match(file, { cacheName: APP_ASSETS })
  for (const file of files) {
    if (await cached(file)) continue
    const answer = await fetch(file)
    // The server answers a missing file with a page.
    if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html'))
      throw new Error(`${file} is missing`)
    await (await caches.open(APP_ASSETS)).put(file, answer)
  }
  // The browser or the service worker may have deleted some since.
  if ((await Promise.all(files.map(cached))).includes(undefined)) throw new Error('A file is gone again')
  if (!mayKeepData()) return
  await note(entry)
  await deleteEntriesBut(new Set([...files, ...filesOfDocument()]))
}

async function note(entry: string): Promise<void> {
  const hasStarted = filesOfDocument().includes(entry)
  // The real time, which the service worker has too.
  const at = performance.timeOrigin + performance.now()
  const versions = await caches.open(VERSIONS)
  await versions.put('/whole-version', Response.json({ entry, at, hasStarted } satisfies WholeVersion))
  const page = await caches.match('/index.html', { ignoreSearch: true })
  const isOfVersion = (await page?.clone().text())?.includes(`"${entry}"`)
  if (!hasStarted) await versions.delete('/whole-page')
  else if (page && isOfVersion) await versions.put('/whole-page', page)
}

const filesOfDocument = () =>
  Array.from(
    document.querySelectorAll('[src], link[href]'),
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )

/** Of what the service worker never serves itself, and so never deletes. */
async function deleteEntriesBut(wanted: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(APP_ASSETS)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/index-') && !wanted.has(pathname)) await cache.delete(url)
  }
}

/** Lets the service worker answer with its own version from now on. */
export async function forgetVersion(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(VERSIONS)
}
