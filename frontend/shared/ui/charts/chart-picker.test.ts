import { expect, test } from 'vitest'
import { nearestMark } from './chart-picker.tsx'

test('a tap chooses the nearest mark', () => {
  expect(nearestMark([10, 50, 90], 0)).toBe(0)
  expect(nearestMark([10, 50, 90], 31)).toBe(1)
  expect(nearestMark([10, 50, 90], 100)).toBe(2)
  expect(nearestMark([50], 3)).toBe(0)
})
