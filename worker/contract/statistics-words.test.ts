import { expect, it } from 'vitest'
import { axisTop, formatWait } from './statistics-words.ts'

it.each([
  [[], 2],
  [[0, 1], 2],
  [[3], 4],
  [[5], 6],
  [[7], 8],
  [[2, 9], 10],
  [[11], 20],
  [[40, 41], 50],
  [[143], 200],
  [[999], 1000],
  [[1001], 2000],
])('an axis for %j ends at %i, with a whole middle', (values, top) => {
  expect(axisTop(values)).toBe(top)
  expect((top / 2) % 1).toBe(0)
})

it.each([
  [null, '–'],
  [59, '59 min'],
  [90, '1 h 30 min'],
  [120, '2 h'],
  [1439, '23 h 59 min'],
  [1440, '1 d'],
  [28.5 * 60, '1 d 5 h'],
])('formats a wait of %j minutes as "%s"', (minutes, words) => {
  expect(formatWait(minutes)).toBe(words)
})
