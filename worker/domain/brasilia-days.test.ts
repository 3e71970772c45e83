import { describe, expect, it } from 'vitest'
import { closedMonth, dayAt, instantsOf, mondayOf, monthOf } from './brasilia-days.ts'

describe('days of Brasília', () => {
  it('start at 3:00 UTC, with weeks from Monday and months from the first day', () => {
    expect(dayAt(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20')
    expect(instantsOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      start: new Date('2026-11-20T03:00:00Z'),
      end: new Date('2026-11-21T03:00:00Z'),
    })
    expect(['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ])
    expect(monthOf('2026-01-31', -1)).toBe('2025-12-01')
  })

  it.each([
    ['2026-11-21', '2026-11-21', '2026-10-01'],
    ['2026-10-31', '2026-11-21', '2026-10-01'],
    ['2026-10-30', '2026-11-21', '2026-09-01'],
    ['2027-03-01', '2026-11-21', '2026-10-01'],
    ['2026-11-30', '2026-11-30', '2026-10-01'],
    ['2026-11-30', '2026-12-01', '2026-11-01'],
  ])('for a period to %s, seen on %s, the last closed month is %s', (to, today, month) => {
    expect(closedMonth(to, today)).toBe(month)
  })
})
