import { describe, expect, it } from 'vitest'
import { isLargeChange, isUnlikely, lastOfEachDay, lastOfEarlierDay, likelyWeight } from './weights.ts'

describe('a weight to ask about', () => {
  it.each([
    // Missing comma, with and without an earlier weight.
    [645, 162, 64.2, true],
    [645, 162, undefined, true],
    [64.5, 162, 64.2, false],
    [64.5, 162, undefined, false],
    // BMI of 12.0 and 60.0, and a tenth beyond.
    [30.7, 160, undefined, false],
    [30.5, 160, undefined, true],
    [153.6, 160, undefined, false],
    [154, 160, undefined, true],
    // Exactly 15 % up and down, and a tenth beyond.
    [92, 180, 80, false],
    [92.1, 180, 80, true],
    [68, 180, 80, false],
    [67.9, 180, 80, true],
  ])('is %f kg with %f cm after %s kg: %s', (weight, height, previous, expected) => {
    expect(isUnlikely(weight, height, previous)).toBe(expected)
  })

  it('is a large change only with an earlier weight, whatever the BMI', () => {
    expect(isLargeChange(645, undefined)).toBe(false)
    expect(isLargeChange(645, 640)).toBe(false)
    expect(isLargeChange(64.5, 645)).toBe(true)
  })

  it('has a likely one, with a comma, unless that is itself unlikely', () => {
    expect(likelyWeight(645, 162, 64.2)).toBe(64.5)
    expect(likelyWeight(645, 162, undefined)).toBe(64.5)
    expect(likelyWeight(637, 162, 63.6)).toBe(63.7)
    expect(likelyWeight(90, 170, 72)).toBeUndefined()
    expect(likelyWeight(645, 162, 90)).toBeUndefined()
  })
})

describe('the entries of a day', () => {
  const entries = ['2026-11-20 15:00', '2026-11-20 03:30', '2026-11-19 23:30', '2026-11-19 12:00']
  const dayOf = (entry: string) => entry.slice(0, 10)

  it('leave the last one of each day', () => {
    expect(lastOfEachDay(entries, dayOf)).toEqual(['2026-11-20 15:00', '2026-11-19 23:30'])
  })

  it('are passed over for the last one of an earlier day', () => {
    expect(lastOfEarlierDay(entries, dayOf, '2026-11-20')).toBe('2026-11-19 23:30')
    expect(lastOfEarlierDay(entries, dayOf, '2026-11-19')).toBeUndefined()
  })
})
