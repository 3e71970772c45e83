/** The service worker's cache of what a screen is made of. */
const CACHE = 'app-assets'

/**
 * What this page has loaded, kept for a visit without a network. The service worker keeps only what passes
 * through it, and on the visit that installs it nothing does.
 */
export async function keepLoadedFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.ready
  const cache = await caches.open(CACHE)
  const assets = `${location.origin}/assets/`
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of loaded) {
    if (!url.startsWith(assets) || (await caches.match(url))) continue
    // A file that does not come now is fetched again when it is needed.
    await cache.add(url).catch(() => undefined)
  }
}
