import { describe, expect, it } from 'vitest'
import { bandsBetween, paddedRange, positionPercent, SCALE_MAX, SCALE_MIN } from './bmi-bands.ts'

describe('bandsBetween', () => {
  it('covers the whole scale without a gap', () => {
    const bands = bandsBetween(SCALE_MIN, SCALE_MAX)
    expect(bands.map(({ bmiClass }) => bmiClass)).toEqual([
      'UNDERWEIGHT',
      'NORMAL',
      'OVERWEIGHT',
      'OBESITY_I',
      'OBESITY_II',
      'OBESITY_III',
    ])
    expect(bands.map(({ from }) => from)).toEqual([15, 18.5, 25, 30, 35, 40])
    expect(bands.map(({ to }) => to)).toEqual([18.5, 25, 30, 35, 40, 45])
  })

  it.each([
    [22, 26, ['NORMAL', 'OVERWEIGHT']],
    [25, 30, ['OVERWEIGHT']],
    [40, 60, ['OBESITY_III']],
    [10, 12, ['UNDERWEIGHT']],
  ])('from %d to %d: %j', (low, high, classes) => {
    expect(bandsBetween(low, high).map(({ bmiClass }) => bmiClass)).toEqual(classes)
  })
})

describe('positionPercent', () => {
  it.each([
    [15, 0],
    [30, 50],
    [45, 100],
    [9, 0],
    [80, 100],
  ])('%d is at %d %%', (value, percent) => {
    expect(positionPercent(value, SCALE_MIN, SCALE_MAX)).toBe(percent)
  })
})

describe('paddedRange', () => {
  it.each([
    [[70], 5, 65, 75],
    [[63.8, 70.4], 5, 60, 75],
    [[23.4, 25.9], 2, 22, 28],
    [[25], 2, 24, 26],
  ])('%j in steps of %d: %d to %d', (values, step, low, high) => {
    expect(paddedRange(values, step)).toEqual({ low, high })
  })
})
