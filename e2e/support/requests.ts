import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test'

/**
 * Watches the page's requests from now on. Returns a function that waits until all have ended and the browser is idle
 * without starting another: for steps that must not happen while a request is in flight.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let started = 0
  let document: Request | undefined
  const inFlight = new Set<Request>()
  const end = (request: Request) => void inFlight.delete(request)
  page.on('request', (request) => {
    started += 1
    inFlight.add(request)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = request
  })
  // The requests of the document before end with it, but not each has an event that says so.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !document) return
    for (const request of inFlight) if (request !== document) inFlight.delete(request)
    document = undefined
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    expect(async () => {
      const before = started
      expect([...inFlight].map((request) => request.url())).toEqual([])
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
