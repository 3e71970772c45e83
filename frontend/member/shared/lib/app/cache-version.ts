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
 * they are there: from then on the service worker answers with its pages (`answerNavigation`). Rejects if one is missing.
 */
export async function cacheVersion(): Promise<void> {
  const { entry, files }: AppFiles = await (await fetch(APP_FILES, { cache: 'no-store' })).json()
  const cache = await caches.open(APP_ASSETS)
  for (const file of files) {
    // Also what the service worker has by itself, which it deletes with its own version.
    if (await cache.match(file)) continue
    const answer = await fetch(file)
    // The server answers a missing file with a page.
    if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html'))
      throw new Error(`${file} is missing`)
    await cache.put(file, answer)
  }
  await caches.delete('app-versions')
  const versions = await caches.open('app-versions')
  await versions.put(entry, new Response(String(Date.now())))
}

/** Lets the newest page come from the network. */
export async function forgetPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete('app-pages')
}
