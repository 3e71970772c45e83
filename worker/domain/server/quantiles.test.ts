import { expect, it } from 'vitest'
import { quantilesOf } from './quantiles.ts'

it('quantilesOf interpolates median and 90th percentile within the bands', () => {
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
