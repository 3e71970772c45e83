import type { Page } from '@playwright/test'

/** How many frames in a row must show the same boxes: a render that an observer asks for comes a few frames later. */
const SAME_FRAMES = 4

/**
 * Resolves when no animation runs and nothing on the page has moved or changed its size for some frames. Call it before
 * reading a position or size once.
 */
export async function atRest(page: Page): Promise<void> {
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
