import { expect, type Page } from '@playwright/test'

/**
 * Runs the paused clock in steps of 20 ms, for the frames that rendering needs, until the check passes. A check fails
 * after `within` milliseconds.
 */
export async function runClockUntil(
  page: Page,
  check: (within: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await check({ timeout: 100 })
  }).toPass({ intervals: [20] })
}
