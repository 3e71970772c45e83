import { test as base, expect } from '@playwright/test'
import { untilMidnight } from './days.ts'

interface Fixtures {
  /** What the console may say in this test without failing it. */
  expectedErrors: RegExp[]
  consoleErrors: undefined
  oneDay: undefined
}

/** More than a test takes. */
const BEFORE_MIDNIGHT_MS = 3 * 60_000

// How the browser itself notes that a visitor is nobody yet.
const signedOut = /status of 401 .*\/api\/(admin\/)?user\)$/

/** Playwright's `test`, failing where a page writes an error to its console or lets one escape. */
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
      context.on('weberror', (error) => note(String(error.error())))
      await use(undefined)
      expect(errors, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
  // What was yesterday's when the test began is so when it ends.
  oneDay: [
    async ({ browserName: _browserName }, use) => {
      const left = untilMidnight()
      if (left < BEFORE_MIDNIGHT_MS) await new Promise((resolve) => setTimeout(resolve, left))
      await use(undefined)
    },
    { auto: true, timeout: BEFORE_MIDNIGHT_MS + 60_000 },
  ],
})

export { expect }
