import { expect, type Page } from '@playwright/test'

export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Reloads the page once the service worker is active: only then do the page's requests pass through it. */
export async function reloadThroughServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
}

/** Waits until the service worker has cached the app and every file that this page loaded. */
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
