import { expect, type Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

const NOT_MOVING = () => document.getAnimations().every((animation) => animation.playState !== 'running')

/** Lets the page follow the browser's colours, whatever theme it starts with. */
function followBrowser(): void {
  localStorage.setItem('ui-theme', 'system')
  dispatchEvent(new StorageEvent('storage', { key: 'ui-theme' }))
}

/**
 * One run in the page itself, told nothing but what is wrong: a fifth of the time that a page of its own for the
 * results takes. Frames of other addresses are not looked into; what stands there is not ours.
 */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations: Result[] = await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** axe finds nothing on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // The address of a screen changes before its chunk has come: only its heading says that it stands.
  await expect(page.locator('h1')).toBeAttached()
  await page.evaluate(followBrowser)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    await page.waitForFunction(NOT_MOVING)
    expect(await violationsOf(page), `axe in ${colorScheme}`).toEqual([])
  }
}
