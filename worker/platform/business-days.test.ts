import { describe, expect, it } from 'vitest'
import { addBusinessDays, easterOf } from './business-days.ts'

describe('business days', () => {
  it.each([
    ['2026-11-17', 2, '2026-11-19'],
    ['2026-11-19', 2, '2026-11-24'], // the 20th is a holiday, then a weekend
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-12-24', 2, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-04-02', 1, '2026-04-06'], // Good Friday
  ])('from %s, %i later is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected)
  })

  it.each([
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('knows Easter of %i', (year, day) => {
    expect(easterOf(year)).toBe(day)
  })
})
