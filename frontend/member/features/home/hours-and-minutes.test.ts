import { describe, expect, it } from 'vitest'
import { hoursAndMinutes } from './hours-and-minutes.ts'

describe('hoursAndMinutes', () => {
  it.each([
    [7.5, '7 h 30 min'],
    [8, '8 h'],
    [0.75, '45 min'],
    [7.33, '7 h 20 min'],
    [6.999, '7 h'],
    [0, '0 min'],
  ])('%d hours are %s', (hours, text) => {
    expect(
      hoursAndMinutes(hours)
        .map(({ value, unit }) => `${value} ${unit}`)
        .join(' '),
    ).toBe(text)
  })
})
