import { expect, test } from 'vitest'
import { readYear } from './read-parameter.ts'

test('reads a year from the search, or none', () => {
  expect(readYear(2025)).toBe(2025)
  for (const other of ['2025', 'x', 20.25, 1, undefined]) expect(readYear(other)).toBeUndefined()
})
