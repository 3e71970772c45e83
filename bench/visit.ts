import type { BrowserContext } from 'playwright'

/** Of Lighthouse's slow phone: milliseconds until an answer begins, and bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const TIMES_SLOWER_PROCESSOR = 4

/** How long the content must stand, and for how long tasks count as blocking after it. */
const SETTLED_MS = 1_500

/** Milliseconds since the start of the navigation. */
export interface Visit {
  paint: number
  largest: number
  /** Until everything on screen is content and not a skeleton. */
  content: number
  /** How long tasks after the first paint took beyond 50 ms each. */
  blocked: number
  /** Before the content: all requests, and the bytes of the scripts as they were sent. */
  requests: number
  scriptBytes: number
}

declare global {
  interface Window {
    visit: { content?: number; largest: number; tasks: PerformanceEntry[] }
  }
}

/** Runs in the page, from its start. */
function watch(): void {
  const waiting = '.animate-breathe, [data-awaited], [role=status][aria-busy=true]'
  const isInFrame = (element: Element) => element.closest('#frame') !== null
  const isContent = () =>
    [...document.querySelectorAll('h1')].some((title) => !isInFrame(title)) &&
    [...document.querySelectorAll(waiting)].every(isInFrame)
  window.visit = { largest: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.visit.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => void window.visit.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  let wasContent = false
  const look = () => {
    requestAnimationFrame(look)
    const is = isContent()
    if (!is) delete window.visit.content
    else if (!wasContent) {
      // The next task comes after the paint of this frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.visit.content = performance.now()
      }
      port2.postMessage(null)
    }
    wasContent = is
  }
  requestAnimationFrame(look)
}

/** Runs in the page, once it has settled. */
function read(): Visit {
  const { content = Number.NaN, largest, tasks } = window.visit
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const before = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.startTime < content)
  const scripts = before.filter(({ name }) => name.endsWith('.js'))
  const after = tasks.filter(({ startTime }) => startTime >= paint)
  return {
    paint,
    largest,
    content,
    blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0),
    requests: 1 + before.length,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** Opens the address in a new tab on a slow network and a slow processor. */
export async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER_PROCESSOR })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  const hasSettled = (forMs: number) => performance.now() - (window.visit.content ?? Number.NaN) > forMs
  const settled = page.waitForFunction(hasSettled, SETTLED_MS, { polling: 250 })
  await settled.catch((cause) => Promise.reject(new Error(`${address} shows no content`, { cause })))
  const measured = await page.evaluate(read)
  await page.close()
  return measured
}
