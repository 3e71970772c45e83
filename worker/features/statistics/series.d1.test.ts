import { describe, expect, it } from 'vitest'
import { periodBefore, seriesOf } from './series.ts'

describe('seriesOf', () => {
  const counts = [
    { day: '2026-10-01', count: 2 },
    { day: '2026-10-01', count: 1 },
    { day: '2026-10-03', count: 4 },
    { day: '2026-09-29', count: 5 },
  ]

  it('has a point for each day, beside the same place of the period before', () => {
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

  it('has a point for every seven days of a long period, and loses no count', () => {
    const { grain, points } = seriesOf(counts, { from: '2026-08-01', to: '2026-10-03' })
    expect(grain).toBe('week')
    expect(points).toHaveLength(10)
    expect(points[0]).toEqual({ start: '2026-08-01', count: 0, previous: 0 })
    // The first point has one day, so that all others have seven.
    expect(points[1]?.start).toBe('2026-08-02')
    expect(points.at(-1)).toEqual({ start: '2026-09-27', count: 12, previous: 0 })
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(12)
  })
})
