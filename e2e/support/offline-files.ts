import { expect, type Page } from '@playwright/test'

/** The paths of all files that the page's service worker has cached. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Loads the page again once the service worker is active: only then do the page's requests pass through it. */
export async function reloadThroughServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
}

/** Waits until the service worker has cached the app and every file that this page has loaded. */
export async function expectFilesCached(page: Page): Promise<void> {
  await expect(async () => {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/')),
    )
    expect(await cachedPaths(page)).toEqual(expect.arrayContaining(['/index.html', ...loaded]))
  }).toPass()
}
