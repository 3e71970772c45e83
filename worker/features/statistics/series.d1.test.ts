import { describe, expect, it } from 'vitest'
import { periodBefore, seriesOf, wholeDaysOf } from './series.ts'

const LATER = '2026-10-14'

it.each([
  ['2026-10-01', '2026-10-13', { from: '2026-10-01', to: '2026-10-13' }],
  ['2026-10-01', '2026-10-14', { from: '2026-10-01', to: '2026-10-13' }],
  ['2026-10-01', '2026-10-31', { from: '2026-10-01', to: '2026-10-13' }],
  ['2026-10-14', '2026-10-14', null],
  ['2026-10-15', '2026-10-31', null],
])('wholeDaysOf of %s to %s are those before today', (from, to, wholeDays) => {
  expect(wholeDaysOf({ from, to }, '2026-10-14')).toEqual(wholeDays)
})

describe('seriesOf', () => {
  const counts = [
    { day: '2026-10-01', count: 2 },
    { day: '2026-10-01', count: 1 },
    { day: '2026-10-03', count: 4 },
    { day: '2026-09-29', count: 5 },
  ]

  it('has a point for each day, with the same position in the previous period', () => {
    const range = { from: '2026-10-01', to: '2026-10-03' }
    expect(periodBefore(range)).toEqual({ from: '2026-09-28', to: '2026-09-30' })
    expect(seriesOf(counts, range, LATER)).toEqual({
      grain: 'day',
      points: [
        { start: '2026-10-01', count: 3, previous: 0, isUnfinished: false },
        { start: '2026-10-02', count: 0, previous: 5, isUnfinished: false },
        { start: '2026-10-03', count: 4, previous: 0, isUnfinished: false },
      ],
    })
  })

  it('compares no day that is not over, and as many days before as are over', () => {
    const range = { from: '2026-10-01', to: '2026-10-03' }
    const pointsOn = (today: string) =>
      seriesOf(counts, range, today).points.map(({ count, previous, isUnfinished }) => [
        count,
        previous,
        isUnfinished,
      ])
    expect(pointsOn('2026-10-03')).toEqual([
      [3, 5, false],
      [0, 0, false],
      [4, null, true],
    ])
    expect(pointsOn('2026-10-01')).toEqual([
      [3, null, true],
      [0, null, true],
      [4, null, true],
    ])
  })

  it('leaves the seven days with today out of the comparison', () => {
    const { points } = seriesOf(counts, { from: '2026-08-01', to: '2026-10-03' }, '2026-10-03')
    expect(points.at(-1)).toEqual({ start: '2026-09-27', count: 12, previous: null, isUnfinished: true })
    expect(points.slice(0, -1).every(({ previous }) => previous === 0)).toBe(true)
  })

  it('has a point for every seven days of a long period, and loses no count', () => {
    const { grain, points } = seriesOf(counts, { from: '2026-08-01', to: '2026-10-03' }, LATER)
    expect(grain).toBe('week')
    expect(points).toHaveLength(10)
    expect(points[0]).toEqual({ start: '2026-08-01', count: 0, previous: 0, isUnfinished: false })
    // The first point has one day, so that all others have seven.
    expect(points[1]?.start).toBe('2026-08-02')
    expect(points.at(-1)).toEqual({ start: '2026-09-27', count: 12, previous: 0, isUnfinished: false })
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(12)
  })
})
