import { expect, test } from 'vitest'
import { yearsBetween } from './years.ts'

test('the years of a list are those from its oldest record to its latest', () => {
  expect(yearsBetween('2024-06-01T12:00:00Z', '2026-11-22T12:00:00Z')).toEqual(['2026', '2025', '2024'])
  expect(yearsBetween('2026-06-01T12:00:00Z', '2026-11-22T12:00:00Z')).toEqual(['2026'])
  expect(yearsBetween('2026-01-01', '2026-11-22')).toEqual(['2026'])
})
