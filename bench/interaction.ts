/* Presses every control of the member app and measures how soon something answers: `npm run bench:interaction`, which
   writes its section of docs/performance.md, or `npm run bench:interaction -- --short`, which presses those of a few
   addresses and writes nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { addressesFor } from '../e2e/support/member-routes.ts'
import { openSignedIn, openWindow, startProduct } from './product.ts'
import { machine, markdownTable, quantile, writeSection } from './report.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })

const TIMES_SLOWER_PROCESSOR = 4
/** Of controls that look the same in the same place, such as rows and days, so many are pressed on each screen. */
const MOST_OF_A_KIND = 6
/** How long after a press its answer is read, in milliseconds. */
const ANSWER_MS = 1_000
const SLOWEST = 15

/** In milliseconds. A frame takes 17; Event Timing rounds to 8. */
const GOALS = { answer: 24, screen: 100, dialog: 100 }
type Kind = keyof typeof GOALS
const NAMES: Record<Kind, string> = {
  answer: 'Any control: the next frame',
  screen: 'A link: the next screen, or its skeleton',
  dialog: 'A button: its dialog',
}

/** Milliseconds from the press; what it did not open is missing. */
type Answers = Partial<Record<Kind, number>>

interface Press {
  address: string
  control: string
  answers: Answers
}

interface Control {
  name: string
  /** Among the elements of `SELECTOR`. */
  index: number
  /** Whether it is outside of the screen's own content, and so the same on each. */
  isInFrame: boolean
}

const SELECTOR = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch], [role=option]'

declare global {
  interface Window {
    answers: Answers
  }
}

/** Runs in the page, from its start. Nothing is changed on the server: a member has one demonstration. */
function watch(): void {
  const { fetch } = window
  window.fetch = (input, init) =>
    (init?.method ?? 'GET') === 'GET'
      ? fetch(input, init)
      : Promise.resolve(new Response('{}', { status: 503 }))
  window.answers = {}
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.answers.answer = Math.max(window.answers.answer ?? 0, duration)
    }
  }).observe(events)
  const shown = () => ({
    path: location.pathname,
    title: document.querySelector('h1')?.textContent,
    dialogs: document.querySelectorAll('[role=dialog], [role=alertdialog]').length,
  })
  const begin = ({ timeStamp }: Event) => {
    const before = shown()
    window.answers = {}
    const look = () => {
      const now = shown()
      const kinds = {
        screen: now.path !== before.path && now.title !== before.title,
        dialog: now.dialogs > before.dialogs,
      }
      for (const kind of ['screen', 'dialog'] as const) {
        if (!kinds[kind] || window.answers[kind] !== undefined) continue
        window.answers[kind] = Number.NaN
        // The next task comes after the paint of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          window.answers[kind] = performance.now() - timeStamp
        }
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener('pointerdown', begin, { capture: true, once: true })
}

/** Runs in the page: the controls that can be pressed and stay in the app. */
function listControls([selector, most]: readonly [string, number]): Control[] {
  const kinds = new Map<string, number>()
  const isUnusable = (element: Element) =>
    element.closest('[inert], [aria-hidden=true], [aria-disabled=true], :disabled') !== null ||
    element.getClientRects().length === 0
  const leaves = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target !== '' || element.hasAttribute('download'))
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
    if (isUnusable(element) || leaves(element)) return []
    const place: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) place.push(at.tagName)
    const kind = `${place} ${element.className}`
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    if (count > most) return []
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
    const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    return [{ name, index, isInFrame: !element.closest('main, [role=dialog], [role=alertdialog]') }]
  })
}

/** Runs in the page: brings the control into view and returns where to press it, if nothing covers it. */
function placeOf([selector, index]: readonly [string, number]): { x: number; y: number } | undefined {
  const element = document.querySelectorAll<HTMLElement>(selector)[index]
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element?.getBoundingClientRect()
  if (!element || !box) return undefined
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const top = document.elementFromPoint(place.x, place.y)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return [element, ...labels].some((part) => part.contains(top)) ? place : undefined
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function press(page: Page, devtools: CDPSession, { index }: Control): Promise<Answers | undefined> {
  const place = await page.evaluate(placeOf, [SELECTOR, index] as const)
  if (!place) return undefined
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER_PROCESSOR })
  await page.touchscreen.tap(place.x, place.y)
  await sleep(ANSWER_MS)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => window.answers)
}

/** Opens each address once per control, so that no press changes what the next one meets. */
async function pressAll(context: BrowserContext, addresses: readonly string[], pressed: Set<string>) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(watch)
  const presses: Press[] = []
  for (const address of addresses) {
    await open(page, address)
    for (const control of await page.evaluate(listControls, [SELECTOR, MOST_OF_A_KIND] as const)) {
      const { name, index, isInFrame } = control
      const key = isInFrame ? name : `${address} ${index}`
      if (pressed.has(key)) continue
      pressed.add(key)
      await open(page, address)
      const answers = await press(page, devtools, control)
      if (answers) presses.push({ address, control: name, answers })
    }
    console.error(`${address}: ${presses.length} presses so far`)
  }
  return presses
}

/** A press that was answered within 16 ms has no entry. */
const msOf = ({ answers }: Press, kind: Kind) => answers[kind] ?? (kind === 'answer' ? 8 : undefined)

function summaryOf(presses: readonly Press[], kind: Kind): string[] {
  const times = presses.map((one) => msOf(one, kind)).filter((ms) => ms !== undefined)
  const high = quantile(times, 0.95)
  return [
    NAMES[kind],
    String(GOALS[kind]),
    String(times.length),
    quantile(times, 0.5).toFixed(0),
    `${high.toFixed(0)}${high > GOALS[kind] ? ' ✗' : ''}`,
    Math.max(...times).toFixed(0),
  ]
}

function slowest(presses: readonly Press[], kind: Kind): string[][] {
  return presses
    .map((one) => ({ ...one, ms: msOf(one, kind) ?? 0 }))
    .filter(({ ms }) => ms > GOALS[kind])
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ address, control, ms }) => [`${NAMES[kind]}: *${control}* at \`${address}\``, ms.toFixed(0)])
}

const state = mkdtempSync(join(tmpdir(), 'interaction-'))
const product = await startProduct(state)
const member = await openSignedIn('member', product.memberUrl)
const browser = member.browser()
try {
  if (!browser) throw new Error('The window has no browser.')
  const visitor = await openWindow(browser, 'member', product.memberUrl)
  const some = (addresses: readonly string[]) => (values.short ? addresses.slice(0, 2) : addresses)
  const pressed = new Set<string>()
  const presses = [
    ...(await pressAll(visitor, some(await addressesFor('visitor', member.request)), pressed)),
    ...(await pressAll(member, some(await addressesFor('member', member.request)), pressed)),
  ]
  const kinds = ['answer', 'screen', 'dialog'] as const
  const lines = [
    ...markdownTable([
      ['', 'Goal, p95', 'Presses', 'p50', 'p95', 'Longest'],
      ...kinds.map((kind) => summaryOf(presses, kind)),
    ]),
    '',
    ...markdownTable([['The slowest', 'ms'], ...kinds.flatMap((kind) => slowest(presses, kind))]),
  ]
  console.log(lines.join('\n'))
  if (!values.short) {
    writeSection('docs/performance.md', 'Interaction', [
      'Milliseconds from a press to a frame that shows something, of each control of the member app, once, on a processor slowed down four',
      'times, in Chromium on a window of 390 × 844, with warm files and a local Worker (`npm run bench:interaction`). The screen is opened',
      'again for each press; requests that would change something fail. The next frame is the end of the longest event of the press',
      '(Event Timing, in steps of 8 ms). ✗: over the goal.',
      '',
      machine(),
      '',
      ...lines,
    ])
  }
} finally {
  await browser?.close()
  await product.stop()
  rmSync(state, { recursive: true, force: true })
}
