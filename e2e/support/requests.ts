import { expect, type Page } from '@playwright/test'

/**
 * Counts the page's requests from now on. Returns how to wait until all have ended and the browser is idle without having
 * started another: for what must not happen while a request is in flight.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let started = 0
  let ended = 0
  const end = () => {
    ended += 1
  }
  page.on('request', () => {
    started += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    expect(async () => {
      const before = started
      expect(ended).toBe(before)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      expect(started).toBe(before)
    }).toPass({ intervals: [20, 50, 100] })
}
