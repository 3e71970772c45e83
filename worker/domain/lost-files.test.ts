import { expect, it } from 'vitest'
import { after, DAY, HOUR } from './duration.ts'
import { areTooManyMissing, countMiss, type Misses } from './lost-files.ts'

const START = new Date('2026-11-20T02:10:00Z')
const NEVER: Misses = { misses: 0, missedAt: null, lostAt: null }

it('calls a file lost at its third miss, on the third day', () => {
  const first = countMiss(NEVER, START)
  expect(first).toEqual({ misses: 1, missedAt: START, lostAt: null })
  const second = countMiss(first, after(START, DAY))
  expect(second).toMatchObject({ misses: 2, lostAt: null })
  const third = after(START, 2 * DAY)
  expect(countMiss(second, third)).toEqual({ misses: 3, missedAt: third, lostAt: third })
})

it('counts one miss a day, however often it looks', () => {
  let known = countMiss(NEVER, START)
  for (let hours = 1; hours < 24; hours++) known = countMiss(known, after(START, hours * HOUR))
  expect(known).toEqual({ misses: 1, missedAt: START, lostAt: null })
})

it('keeps the moment of the loss', () => {
  const lostAt = after(START, -DAY)
  expect(countMiss({ misses: 3, missedAt: lostAt, lostAt }, START)).toMatchObject({ misses: 4, lostAt })
})

it.each([
  [0, 0, false],
  [1, 1, false],
  [1, 40, false],
  [2, 40, true],
  [2, 100, false],
  [3, 100, true],
  [100, 100, true],
])('%i missing of %i: %s', (missing, checked, tooMany) => {
  expect(areTooManyMissing(missing, checked)).toBe(tooMany)
})
