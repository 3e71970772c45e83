/** The service worker's cache of the app's files. */
const CACHE = 'app-assets'

/**
 * Caches the files that this page has loaded, for a later visit without a network. On the visit that
 * installs the service worker, requests do not pass through it.
 */
export async function keepLoadedFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.ready
  const cache = await caches.open(CACHE)
  const assets = `${location.origin}/assets/`
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of loaded) {
    if (!url.startsWith(assets) || (await caches.match(url))) continue
    // A file that fails now is fetched again when needed.
    await cache.add(url).catch(() => undefined)
  }
}
