import { test as base, expect } from '@playwright/test'
import { moveClock } from './clock.ts'

interface Fixtures {
  /** Console errors that this test provokes. */
  expectedErrors: RegExp[]
  consoleErrors: undefined
}

// Chromium logs the 401 that a signed-out app receives.
const signedOut = /status of 401 .*\/api\/(admin\/)?user\)$/

/**
 * Runs in the page. Removes transitions, and ends animations in their first frame, with their events: without a
 * graphics card, drawing them costs CPU time.
 */
function endMotionAtOnce(): void {
  const motion = new CSSStyleSheet()
  motion.replaceSync(
    '*, ::before, ::after, ::backdrop { transition: none !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important; }',
  )
  document.adoptedStyleSheets.push(motion)
}

/** Runs in the page. Pretends that the browser is set to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** Playwright's `test`, which also fails when a page logs an unexpected error or throws one. */
export const test = base.extend<Fixtures, object>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, serviceWorkers }, use) => {
    await context.addInitScript(endMotionAtOnce)
    // Without a service worker, no test needs the screens that the app prefetches, which are most of the work of a
    // start.
    if (serviceWorkers === 'block') await context.addInitScript(saveData)
    await use(context)
    // A handler that still waits for its answer when the test ends would fail it.
    const behavior = 'ignoreErrors'
    await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })))
  },
  consoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (![signedOut, ...expectedErrors].some((expected) => expected.test(text))) errors.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(error.error().stack ?? String(error.error())))
      await use(undefined)
      expect(errors, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
  // Every context has the servers' time, including those that a test opens itself.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await moveClock(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

export { expect }
