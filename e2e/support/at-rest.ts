import { expect, type Page } from '@playwright/test'

/** How many frames in a row must show the same boxes: a render that an observer asks for comes a few frames later. */
const SAME_FRAMES = 4

/** Waits until no part of the page is loading and no animation runs. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}

/**
 * What `read` returns once the page has settled and two frames in a row agree: sizes and places that are read while
 * something moves are those of that moment only. The page's clock must run.
 */
export async function atRest<T>(page: Page, read: () => Promise<T>): Promise<T> {
  const frames: T[] = []
  await expect(async () => {
    await settle(page)
    const before = await read()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    frames.push(await read())
    expect<unknown>(frames.at(-1)).toEqual(before)
  }).toPass({ intervals: [20, 50, 100] })
  return frames.at(-1) as T
}

export const scrollYOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Expects that nothing is beside the window, once the page is at rest. */
export async function expectNoSidewaysScroll(page: Page, state = page.url()): Promise<void> {
  const beside = () =>
    page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
  expect(await atRest(page, beside), `${state}: pixels beside the window`).toBe(0)
}

/**
 * Resolves when no animation runs and nothing on the page has moved or changed its size for some frames. Call it before
 * reading a position or size once.
 */
export async function settleLayout(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const boxes = () =>
      [...document.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${x} ${y} ${width} ${height} ${element.scrollWidth}`
        })
        .join()
    // A spinner or the pulse of a skeleton runs for ever.
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        )
    let before = ''
    for (let same = 0; same < wanted; ) {
      await frame()
      const now = isMoving() ? '' : boxes()
      same = now !== '' && now === before ? same + 1 : 0
      before = now
    }
  }, SAME_FRAMES)
}
