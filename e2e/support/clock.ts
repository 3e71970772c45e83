import type { Page } from '@playwright/test'

/** Longer than a test may run, so that the clock is always paused ahead of the page's time. */
const PAUSE_AHEAD_MS = 5 * 60_000

/**
 * Replaces the page's clock. Returns how to pause it: afterwards the page's time moves only with `clock.runFor`,
 * however long the machine takes between two steps. Timers that are due within five minutes fire at the pause.
 */
export async function installClock(page: Page): Promise<() => Promise<void>> {
  const start = Date.now()
  await page.clock.install({ time: start })
  return () => page.clock.pauseAt(start + PAUSE_AHEAD_MS)
}
