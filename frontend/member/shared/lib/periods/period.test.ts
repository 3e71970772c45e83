import { describe, expect, it } from 'vitest'
import { nameOfPeriodBefore, nextDay, periodLabel, previousDay } from './period.ts'

const TODAY = '2026-11-20'
const october = { first: '2026-10-01', last: '2026-10-31' }
const january = { first: '2026-01-01', last: '2026-01-31' }
const year = { first: '2025-01-01', last: '2025-12-31' }

describe('the neighbours', () => {
  it.each([
    ['week', { first: '2026-11-07', last: '2026-11-13' }, '2026-11-06', undefined],
    ['week', { first: '2026-10-31', last: '2026-11-06' }, '2026-10-30', '2026-11-13'],
    ['month', october, '2026-09-30', undefined],
    ['month', { first: '2026-09-01', last: '2026-09-30' }, '2026-08-31', '2026-10-01'],
    ['year', year, '2024-12-31', undefined],
    ['year', { first: '2024-01-01', last: '2024-12-31' }, '2023-12-31', '2025-01-01'],
  ] as const)('of the %s %j', (kind, period, previous, next) => {
    expect(previousDay(period)).toBe(previous)
    expect(nextDay(kind, period, TODAY)).toBe(next)
  })
})

it('names a period and the one before it', () => {
  expect(periodLabel('month', october)).toBe('outubro de 2026')
  expect(periodLabel('year', year)).toBe('2025')
  expect(nameOfPeriodBefore('month', october)).toBe('setembro')
  expect(nameOfPeriodBefore('month', january)).toBe('dezembro de 2025')
  expect(nameOfPeriodBefore('year', year)).toBe('2024')
})
