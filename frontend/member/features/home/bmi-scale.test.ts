import { describe, expect, it } from 'vitest'
import { bmiPosition } from './bmi-scale.ts'

describe('bmiPosition', () => {
  it.each([
    [15, 0],
    [30, 50],
    [45, 100],
    [9, 0],
    [80, 100],
  ])('%d stands at %d %%', (bmi, position) => {
    expect(bmiPosition(bmi)).toBe(position)
  })
})
