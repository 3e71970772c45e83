import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'

/**
 * Watches the page's requests from now on. Returns a function that waits until all of its documents have ended and the
 * browser is idle without starting another: for steps that must not happen while a request is in flight.
 */
export async function watchRequests(page: Page): Promise<() => Promise<void>> {
  // Not each request of an earlier document has an event that says how it ended; Playwright's do not name the document.
  const devtools = await page.context().newCDPSession(page)
  let started = 0
  const inFlight = new Map<string, { url: string; frame: string; document: string }>()
  const documents = new Map<string, string>()
  devtools.on('Page.frameNavigated', ({ frame }) => void documents.set(frame.id, frame.loaderId))
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId = '', request: { url } }) => {
    started += 1
    inFlight.set(requestId, { url, frame: frameId, document: loaderId })
  })
  devtools.on('Network.loadingFinished', ({ requestId }) => void inFlight.delete(requestId))
  devtools.on('Network.loadingFailed', ({ requestId }) => void inFlight.delete(requestId))
  await Promise.all([devtools.send('Page.enable'), devtools.send('Network.enable')])
  const isCurrent = ([id, { frame, document }]: [string, { frame: string; document: string }]) =>
    id === document || (documents.get(frame) ?? document) === document
  const pending = () => [...inFlight].filter(isCurrent).map(([, { url }]) => url)
  return () =>
    expect(async () => {
      const before = started
      expect(pending()).toEqual([])
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      expect(started).toBe(before)
    }).toPass({ intervals: [20, 50, 100] })
}

/** Holds back requests to the address until the returned function is called. */
export async function holdBack(of: Page | BrowserContext, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await of.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

type Answer = Parameters<Route['fulfill']>[0]

/** Answers requests to the address, or only the next `times` of them, without the server. */
export async function fulfill(page: Page, url: string | RegExp, answer: Answer, times?: number) {
  await page.route(url, (route) => route.fulfill(answer), times === undefined ? {} : { times })
}

/** Answers the next requests to the address as if the session's proof were too old. */
export function askForProof(page: Page, url: string, times = 1, details: object = {}): Promise<void> {
  const json = { code: 'fresh_proof_required', message: 'Por segurança, confirme que é você.', ...details }
  return fulfill(page, url, { status: 403, json }, times)
}
