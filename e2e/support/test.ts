import { test as base, expect } from '@playwright/test'
import { untilMidnight } from './dates.ts'

interface Fixtures {
  /** Console errors that this test provokes. */
  expectedErrors: RegExp[]
  consoleErrors: undefined
  sameDay: undefined
}

/** Longer than a test may run. */
const BEFORE_MIDNIGHT_MS = 3 * 60_000

// Chromium logs the 401 that a signed-out app gets.
const signedOut = /status of 401 .*\/api\/(admin\/)?user\)$/

/** Playwright's `test`, which also fails when a page logs an unexpected error or throws one. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
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
  // The server uses the real date, so a test starts only if it can end before midnight.
  sameDay: [
    async ({ browserName: _browserName }, use) => {
      const left = untilMidnight()
      if (left < BEFORE_MIDNIGHT_MS) await new Promise((resolve) => setTimeout(resolve, left))
      await use(undefined)
    },
    { auto: true, timeout: BEFORE_MIDNIGHT_MS + 60_000 },
  ],
})

export { expect }
