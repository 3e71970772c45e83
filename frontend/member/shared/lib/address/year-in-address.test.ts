import { expect, test } from 'vitest'
import { yearInAddress } from './year-in-address.ts'

test('reads a year from the URL, or none', () => {
  expect(yearInAddress(2025)).toBe(2025)
  for (const other of ['2025', 'x', 20.25, 1, undefined]) expect(yearInAddress(other)).toBeUndefined()
})
