import { describe, expect, it } from 'vitest'
import { stepValue } from './number-field.tsx'

const weight = { step: 0.1, min: 1, max: 700 }
const height = { step: 1, min: 40, max: 250 }

describe('stepValue', () => {
  it.each([
    [70, 1, weight, '70,1'],
    [70.2, 1, weight, '70,3'],
    [70.3, -1, weight, '70,2'],
    [70.9, 1, weight, '71'],
    [1, -1, weight, '1'],
    [700, 1, weight, '700'],
    [Number.NaN, 1, weight, '1'],
    [170, 1, height, '171'],
    [170, -1, height, '169'],
    [17, 1, height, '40'],
    [Number.NaN, -1, height, '40'],
  ] as const)('%d by %d', (typed, direction, steps, next) => {
    expect(stepValue(typed, direction, steps)).toBe(next)
  })
})
