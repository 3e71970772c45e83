import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const NOT_MOVING = () => document.getAnimations().every((animation) => animation.playState !== 'running')

/** axe finds nothing on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(NOT_MOVING)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(found, `axe in ${colorScheme}`).toEqual([])
  }
}
