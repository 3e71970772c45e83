import { expect, it } from 'vitest'
import { axisTop } from './write-pdf.ts'

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
  [11, 20],
  [143, 200],
  [999, 1000],
  [1001, 2000],
])('the axis over %i goes to %i, and its middle is whole', (most, top) => {
  expect(axisTop(most)).toBe(top)
  expect((top / 2) % 1).toBe(0)
})
