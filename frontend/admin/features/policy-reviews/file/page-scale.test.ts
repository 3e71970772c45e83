import { expect, it } from 'vitest'
import { pageScale } from './page-scale.ts'

it('draws a page at the width asked for', () => {
  expect(pageScale({ width: 500, height: 700 }, 1000)).toBe(2)
})

it.each([
  [{ width: 595, height: 842 }, 6000],
  [{ width: 842, height: 595 }, 9000],
  [{ width: 10, height: 14_400 }, 1500],
  [{ width: 14_400, height: 10 }, 9000],
])('keeps %j at %i pixels within the limits of a canvas', (page, wanted) => {
  const scale = pageScale(page, wanted)
  expect(scale).toBeLessThan(wanted / page.width)
  expect(scale * page.width).toBeLessThanOrEqual(4096)
  expect(scale * page.height).toBeLessThanOrEqual(4096)
  expect(scale ** 2 * page.width * page.height).toBeLessThanOrEqual(8_000_001)
})
