import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const NOT_MOVING = () => document.getAnimations().every((animation) => animation.playState !== 'running')

/** Lets the page follow the browser's colours, whatever theme it starts with. */
function followBrowser(): void {
  localStorage.setItem('ui-theme', 'system')
  dispatchEvent(new StorageEvent('storage', { key: 'ui-theme' }))
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
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(found, `axe in ${colorScheme}`).toEqual([])
  }
}
