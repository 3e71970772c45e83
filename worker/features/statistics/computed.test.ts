import { describe, expect, it } from 'vitest'
import { closedMonth, dayAt, instantsOf, mondayOf, monthOf } from '#domain/brasilia-days.ts'
import { quantilesOf } from '#domain/quantiles.ts'
import { periodBefore, seriesOf } from './series.ts'

describe('days of Brasília', () => {
  it('begin at three in UTC, weeks on Monday, months on the first', () => {
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
  ])('up to %s, seen on %s, the last closed month is that of %s', (to, today, month) => {
    expect(closedMonth(to, today)).toBe(month)
  })
})

describe('seriesOf', () => {
  const counts = [
    { day: '2026-10-01', count: 2 },
    { day: '2026-10-01', count: 1 },
    { day: '2026-10-03', count: 4 },
    { day: '2026-09-29', count: 5 },
  ]

  it('has a point a day beside the period before', () => {
    const range = { from: '2026-10-01', to: '2026-10-03' }
    expect(periodBefore(range)).toEqual({ from: '2026-09-28', to: '2026-09-30' })
    expect(seriesOf(counts, range)).toEqual({
      grain: 'day',
      points: [
        { start: '2026-10-01', count: 3, previous: 0 },
        { start: '2026-10-02', count: 0, previous: 5 },
        { start: '2026-10-03', count: 4, previous: 0 },
      ],
    })
  })

  it('has a point for seven days where the period is long, and loses none', () => {
    const { grain, points } = seriesOf(counts, { from: '2026-08-01', to: '2026-10-03' })
    expect(grain).toBe('week')
    expect(points).toHaveLength(10)
    expect(points[0]).toEqual({ start: '2026-08-01', count: 0, previous: 0 })
    // The first has one day, so that the last is as long as those before it.
    expect(points[1]?.start).toBe('2026-08-02')
    expect(points.at(-1)).toEqual({ start: '2026-09-27', count: 12, previous: 0 })
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(12)
  })
})

describe('quantilesOf', () => {
  it('reads median and 90th percentile off the bands', () => {
    expect(quantilesOf([])).toEqual({ count: 0, median: null, p90: null })
    expect(
      quantilesOf([
        { from: 120, count: 5 },
        { from: 0, count: 4 },
        { from: 2880, count: 1 },
      ]),
    ).toEqual({ count: 10, median: 132, p90: 180 })
    expect(quantilesOf([{ from: 43_200, count: 3 }])).toEqual({ count: 3, median: 43_200, p90: 43_200 })
  })
})
