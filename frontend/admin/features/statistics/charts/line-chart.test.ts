import { describe, expect, it } from 'vitest'
import { labelledPoints } from './line-chart.tsx'

describe('labelledPoints', () => {
  it.each([
    ['every point where there is room', 7, 480, 34, [0, 1, 2, 3, 4, 5, 6]],
    ['even steps back from the last point', 30, 480, 34, [1, 5, 9, 13, 17, 21, 25, 29]],
    ['fewer labels on a phone', 30, 250, 34, [5, 11, 17, 23, 29]],
    ['a single point', 1, 250, 34, [0]],
    ['no point', 0, 250, 34, []],
  ])('labels %s', (_, count, width, labelWidth, points) => {
    expect(labelledPoints(count, width, labelWidth)).toEqual(points)
  })

  it('leaves room for each label, and always labels the last point', () => {
    for (let count = 2; count <= 110; count += 1) {
      for (const width of [160, 300, 520, 1100]) {
        const points = labelledPoints(count, width, 52)
        expect(points.at(-1)).toBe(count - 1)
        const gaps = points.slice(1).map((point, index) => point - (points[index] ?? 0))
        expect(new Set(gaps).size).toBeLessThanOrEqual(1)
        for (const gap of gaps) expect((gap * width) / (count - 1)).toBeGreaterThanOrEqual(52 + 16)
      }
    }
  })
})
