/* Measures a start without a network, from the kept data: `npm run bench:offline`, which writes its section of
   docs/performance.md. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { openSignedIn, startProduct } from './product.ts'
import { machine, markdownTable, quantile, writeSection } from './report.ts'

const TIMES = 20
const WARM_UP_TIMES = 3
/** The content may take this many times as long as the frame. */
const GOAL = 1.3
/** Time after the last answer in which the service worker caches the files and the vault is written. */
const SETTLE_MS = 15_000

/** A selector per screen that matches only once its data is shown. */
const SCREENS = { '/': 'main h1', '/app/membership-card': 'main [role=group]', '/app/exams': 'main article' }

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the content is shown; `undefined` before that. */
    contentAt?: number
  }
}

/** Runs in the page: records the frame that shows the content without a skeleton. */
function watchContent(selector: string): void {
  const look = () => {
    const isShown = document.querySelector(selector) && !document.querySelector('main .animate-breathe')
    if (!isShown) {
      requestAnimationFrame(look)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      window.contentAt = performance.now()
    }
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

/** Turns on the storage of the member's data on the device, and lets the app load its screens. */
async function keepData(page: Page): Promise<void> {
  await page.goto('/app/profile')
  await page.getByRole('switch', { name: 'Manter meus dados neste aparelho' }).click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const path of Object.keys(SCREENS)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await sleep(SETTLE_MS)
}

interface Start {
  frame: number
  content: number
}

async function start(context: BrowserContext, path: string, selector: string): Promise<Start> {
  const page = await context.newPage()
  await page.addInitScript(watchContent, selector)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.contentAt !== undefined)
  const measured = await page.evaluate(() => ({
    frame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    content: window.contentAt ?? 0,
  }))
  await page.close()
  return measured
}

async function measure(context: BrowserContext): Promise<string[][]> {
  const rows: string[][] = []
  for (const [path, selector] of Object.entries(SCREENS)) {
    const starts: Start[] = []
    for (let time = -WARM_UP_TIMES; time < TIMES; time++) {
      const measured = await start(context, path, selector)
      if (time >= 0) starts.push(measured)
    }
    const ratios = starts.map(({ frame, content }) => content / frame)
    const median = quantile(ratios, 0.5)
    rows.push([
      `\`${path}\``,
      quantile(
        starts.map(({ frame }) => frame),
        0.5,
      ).toFixed(0),
      quantile(
        starts.map(({ content }) => content),
        0.5,
      ).toFixed(0),
      `${median.toFixed(2)}${median > GOAL ? ' ✗' : ''}`,
      quantile(ratios, 0.95).toFixed(2),
    ])
  }
  return rows
}

const state = mkdtempSync(join(tmpdir(), 'offline-'))
const product = await startProduct(state)
const context = await openSignedIn('member', product.memberUrl)
try {
  await keepData(await context.newPage())
  await context.setOffline(true)
  const rows = await measure(context)
  writeSection('docs/performance.md', 'A start without a network', [
    'Milliseconds until the frame and the kept data are painted, in starts without a network on a device that keeps data, in Chromium on a',
    'window of 390 × 844 (`npm run bench:offline`). The frame is the first contentful paint. The ratio is of each start; its goal is 1.3. ✗: over',
    'the goal.',
    '',
    machine(),
    '',
    ...markdownTable([['Screen', 'Frame, p50', 'Data, p50', 'Ratio, p50', 'Ratio, p95'], ...rows]),
  ])
  console.table(rows)
} finally {
  await context.browser()?.close()
  await product.stop()
  rmSync(state, { recursive: true, force: true })
}
