/** The service worker's cache of the app's files. */
export const APP_ASSETS = 'app-assets'

/**
 * Adds the files loaded by this page to the service worker's cache, so that the page opens offline. Needed on the page
 * load that installs the service worker, since its requests do not pass through it.
 */
export async function cacheLoadedFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.ready
  const cache = await caches.open(APP_ASSETS)
  const assets = `${location.origin}/assets/`
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of loaded) {
    if (!url.startsWith(assets) || (await caches.match(url))) continue
    // A file that fails now is fetched again when it is needed.
    await cache.add(url).catch(() => undefined)
  }
}
