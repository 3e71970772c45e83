import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import { desktopViewport, phoneViewport, runsAtOneWidth } from './viewports.ts'

/** Less than half of `axe.source`, which each page would have to compile. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page: whether it shows that colour scheme, and nothing moves. */
const isAtRestIn = (scheme: string) =>
  document.documentElement.classList.contains(scheme) &&
  document.getAnimations().every((animation) => animation.playState !== 'running')

/** Makes the page follow the browser's colour scheme, whatever theme it started with. */
function followColorScheme(): void {
  localStorage.setItem('ui-theme', 'system')
  dispatchEvent(new StorageEvent('storage', { key: 'ui-theme' }))
}

/** No rule that runs reads the style sheets, which axe would copy each time. */
const ALL_RULES: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }
/** The rules whose result depends on the theme. */
const COLOR_RULES: RunOptions = {
  ...ALL_RULES,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Runs axe in the page and returns only the violations, which takes a fifth of the time of @axe-core/playwright.
 * Cross-origin frames are not checked.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  const run = () =>
    page.evaluate<Result[] | undefined>(
      `window.axe?.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
    )
  let violations = await run()
  if (!violations) {
    await page.evaluate(AXE_SOURCE)
    violations = await run()
  }
  if (!violations) throw new Error('axe did not run')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: RunOptions = ALL_RULES,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction(isAtRestIn, colorScheme)
  const width = page.viewportSize()?.width
  expect(await violationsOf(page, rules), `axe in ${colorScheme} at ${width} px`).toEqual([])
}

async function prepare(page: Page): Promise<void> {
  // The URL changes before the screen's chunk has loaded; the heading shows that the screen is rendered.
  await expect(page.locator('h1')).toBeAttached()
  await page.evaluate(followColorScheme)
}

/** Expects no axe violations in one theme, at the page's width only. */
export async function expectAccessibleIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await prepare(page)
  await expectNoViolations(page, colorScheme)
}

/**
 * Expects no axe violations in either theme. A test that runs at one width is also checked at the other: there in the dark
 * theme, at its own in the light one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await prepare(page)
  const viewport = page.viewportSize()
  if (viewport && runsAtOneWidth()) {
    await page.setViewportSize(viewport.width === phoneViewport.width ? desktopViewport : phoneViewport)
    await expectNoViolations(page, 'dark')
    await page.setViewportSize(viewport)
    await expectNoViolations(page, 'light')
  } else {
    await expectNoViolations(page, 'light')
    await expectNoViolations(page, 'dark', COLOR_RULES)
  }
}
