import { mayKeepData, WHOLE_VERSION } from '../vault/may-keep-data.ts'
import { APP_ASSETS } from './cache-loaded-files.ts'

/** The address of the list of the served version, which the build writes. */
export const APP_FILES = '/app-files.json'

export interface AppFiles {
  /** The script that the version's pages name. */
  entry: string
  /** What the screens load, with the entry. */
  files: readonly string[]
}

/**
 * Adds all files of the version that is served now, this page's or a newer one, to the service worker's cache, and notes that
 * they are there. Rejects if a file is missing.
 */
export async function cacheVersion(): Promise<void> {
  const { entry, files }: AppFiles = await (await fetch(APP_FILES, { cache: 'no-store' })).json()
  // Also what the service worker has by itself, which it deletes with its own version.
  const cached = (file: string) => caches.match(file, { cacheName: APP_ASSETS })
  for (const file of files) {
    if (await cached(file)) continue
    const answer = await fetch(file)
    // The server answers a missing file with a page.
    const isPage = /^text\/html/i.test(answer.headers.get('Content-Type') ?? '')
    if (!answer.ok || isPage) throw new Error(`${file} is missing`)
    await (await caches.open(APP_ASSETS)).put(file, answer)
  }
  // The browser or the service worker may have deleted some since.
  if ((await Promise.all(files.map(cached))).includes(undefined)) throw new Error('A file is gone again')
  const shell = await caches.match('/index.html', { ignoreSearch: true })
  // Without a shell the service worker is not installed yet: the next start notes the version.
  if (!shell || !mayKeepData()) return

  const whole = await caches.open(WHOLE_VERSION)
  const before = await (await whole.match('/entry'))?.text()
  const own = await shell.clone().text()
  // Also that of the version that was whole before.
  if ([entry, before ?? entry].some((one) => own.includes(`"${one}"`))) await whole.put('/page', shell)
  // After the page, without which it would be of no use: this document may be closed at any time.
  await whole.put('/entry', new Response(entry))
  const page = (await (await whole.match('/page'))?.text()) ?? ''
  const wanted = [...files, ...filesOfDocument()]
  await deleteEntries((file) => !wanted.includes(file) && !page.includes(`"${file}"`))
}

/** The script of this page's version. */
export const entryOfDocument = () => document.querySelector('script[type=module][src]')?.getAttribute('src')

/** Forgets the page of an older version once this one has opened: it would not know the data that is kept from now on. */
export async function forgetOlderPage(): Promise<void> {
  if (!('caches' in globalThis)) return
  // Of earlier versions of this app.
  await caches.delete('app-versions')
  const entry = entryOfDocument()
  const page = await (await caches.match('/page', { cacheName: WHOLE_VERSION }))?.text()
  if (page && entry && !page.includes(`"${entry}"`)) await (await caches.open(WHOLE_VERSION)).delete('/page')
}

const filesOfDocument = () =>
  Array.from(
    document.querySelectorAll('[src], link[href]'),
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )

/** Deletes scripts and styles of pages, which the service worker serves from a cache of its own and so never deletes here. */
async function deleteEntries(isUnwanted: (file: string) => boolean): Promise<void> {
  const cache = await caches.open(APP_ASSETS)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/index-') && isUnwanted(pathname)) await cache.delete(url)
  }
}
