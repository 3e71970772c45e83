import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** How many consecutive frames must show the same boxes: a render caused by an observer comes a few frames later. */
const SAME_FRAMES = 4

/** What the last frame of a wait showed. */
interface Rest {
  /** Distinguishes this wait from an earlier one. */
  wait: string
  boxes: number[]
  same: number
}

/** Waits until no part of the page is loading, no animation runs, and nothing has moved or resized for some frames. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    ({ wait, frames }) => {
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      // A spinner or a skeleton's pulse never ends.
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        )
      const shared = globalThis as { rest?: Rest }
      const { rest } = shared
      if (isBusy || isMoving) {
        delete shared.rest
        return false
      }
      const boxes: number[] = []
      for (const element of document.querySelectorAll('*')) {
        const { x, y, width, height } = element.getBoundingClientRect()
        boxes.push(x, y, width, height, element.scrollWidth)
      }
      const isSame =
        rest?.wait === wait &&
        rest.boxes.length === boxes.length &&
        rest.boxes.every((value, index) => value === boxes[index])
      shared.rest = { wait, boxes, same: isSame ? rest.same + 1 : 0 }
      return shared.rest.same >= frames
    },
    { wait: randomUUID(), frames: SAME_FRAMES },
  )
}

/**
 * Returns the result of `read` once the page has settled: sizes and positions read during motion hold only for that
 * moment.
 */
export async function atRest<T>(page: Page, read: () => Promise<T>): Promise<T> {
  await settle(page)
  return read()
}

export const scrollYOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Expects the settled page to have nothing beyond the sides of the window. */
export async function expectNoSidewaysScroll(page: Page, state = page.url()): Promise<void> {
  const beside = () =>
    page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
  expect(await atRest(page, beside), `${state}: pixels beside the window`).toBe(0)
}
