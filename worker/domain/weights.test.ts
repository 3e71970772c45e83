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

  it('has a likely one, with a comma, where that is no question itself', () => {
    expect(likelyWeight(645, 162, 64.2)).toBe(64.5)
    expect(likelyWeight(645, 162, undefined)).toBe(64.5)
    expect(likelyWeight(637, 162, 63.6)).toBe(63.7)
    expect(likelyWeight(90, 170, 72)).toBeUndefined()
    expect(likelyWeight(645, 162, 90)).toBeUndefined()
  })
})

describe('the entries of a day', () => {
  const instantOf = (at: string) => new Date(at)
  // 23:30 and 00:30 in Brasília are two days, though one in UTC.
  const entries = [
    '2026-11-20T15:00:00Z',
    '2026-11-20T03:30:00Z',
    '2026-11-20T02:30:00Z',
    '2026-11-19T12:00:00Z',
  ]

  it('leave the last one of each day in Brasília', () => {
    expect(lastOfEachDay(entries, instantOf)).toEqual(['2026-11-20T15:00:00Z', '2026-11-20T02:30:00Z'])
  })

  it('are passed over for the last one of an earlier day', () => {
    expect(lastOfEarlierDay(entries, instantOf, new Date('2026-11-20T18:00:00Z'))).toBe(
      '2026-11-20T02:30:00Z',
    )
    expect(lastOfEarlierDay(entries, instantOf, new Date('2026-11-19T12:00:00Z'))).toBeUndefined()
  })
})
