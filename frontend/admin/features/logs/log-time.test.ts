import { expect, it } from 'vitest'
import { briefTime, dateAndSecond } from './log-time.ts'

it('shows the second', () => {
  expect(dateAndSecond(new Date(2026, 10, 24, 8, 0, 7))).toBe('24/11/2026 08:00:07')
})

it('shows the year unless it is the current one', () => {
  const now = new Date(2026, 10, 24)
  expect(briefTime(new Date(2026, 0, 1, 8, 0), now)).toBe('01/01 08:00')
  expect(briefTime(new Date(2025, 11, 31, 8, 0), now)).toBe('31/12/2025 08:00')
})
