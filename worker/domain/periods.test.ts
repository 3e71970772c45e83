import { describe, expect, it } from 'vitest'
import { byMonth, daysWithin, periodBefore, periodOf, spanOf } from './periods.ts'

describe('periodOf', () => {
  it.each([
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['month', '2026-02-14', '2026-02-01', '2026-02-28'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['year', '2026-07-04', '2026-01-01', '2026-12-31'],
  ] as const)('%s of %s is %s to %s', (kind, day, first, last) => {
    expect(periodOf(kind, day)).toEqual({ first, last })
  })

  it('has one of its kind before it', () => {
    const periodBeforeOf = (kind: 'week' | 'month' | 'year') =>
      periodBefore(kind, periodOf(kind, '2026-03-10'))
    expect(periodBeforeOf('week')).toEqual({ first: '2026-02-25', last: '2026-03-03' })
    expect(periodBeforeOf('month')).toEqual({ first: '2026-02-01', last: '2026-02-28' })
    expect(periodBeforeOf('year')).toEqual({ first: '2025-01-01', last: '2025-12-31' })
  })
})

describe('spanOf', () => {
  it('runs from midnight to midnight in the member’s time zone', () => {
    expect(spanOf('America/Sao_Paulo', periodOf('month', '2026-11-20'))).toEqual({
      from: new Date('2026-11-01T03:00:00Z'),
      to: new Date('2026-12-01T03:00:00Z'),
    })
  })

  it('begins with the first hour of a day whose midnight was skipped', () => {
    expect(spanOf('America/Sao_Paulo', { first: '2018-11-04', last: '2018-11-04' })).toEqual({
      from: new Date('2018-11-04T03:00:00Z'),
      to: new Date('2018-11-05T02:00:00Z'),
    })
  })
})

it('counts the days of a period between two others', () => {
  const november = periodOf('month', '2026-11-20')
  expect(daysWithin(november, '2026-01-01', '2026-11-20')).toBe(20)
  expect(daysWithin(november, '2026-11-05', '2027-01-01')).toBe(26)
  expect(daysWithin(november, '2026-12-01', '2026-12-24')).toBe(0)
})

it('groups by month, the earliest first', () => {
  const days = ['2026-11-20', '2026-09-03', '2026-11-02']
  expect([...byMonth(days, (day) => day)]).toEqual([
    ['2026-09', ['2026-09-03']],
    ['2026-11', ['2026-11-02', '2026-11-20']],
  ])
})
