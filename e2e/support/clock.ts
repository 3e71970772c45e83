import type { BrowserContext, Page } from '@playwright/test'
import { moveDate } from '#testing/test-clock.ts'
import { instance } from './instance.ts'

/** Longer than a test may run, so that the clock is always paused ahead of the page's time. */
const PAUSE_AHEAD_MS = 5 * 60_000

/** The time of the servers and of the tested pages, in milliseconds. Tests use it instead of `Date.now`. */
export const currentTime = () => Date.now() + instance.clockOffset

/** Sets the `Date` of the context's pages to the servers' time. */
export async function moveClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveDate, instance.clockOffset)
}

/**
 * Replaces the page's clock. Returns a function that pauses it: from then on the page's time moves only with
 * `clock.runFor`, however long the machine takes between two steps. Timers due within five minutes fire at the pause.
 */
export async function installClock(page: Page): Promise<() => Promise<void>> {
  const start = currentTime()
  await page.clock.install({ time: start })
  return () => page.clock.pauseAt(start + PAUSE_AHEAD_MS)
}
