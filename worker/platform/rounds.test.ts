import { describe, expect, it } from 'vitest'
import { inRounds } from './rounds.ts'

const still = { now: () => new Date(0) }
const limits = { forMs: 1000, rounds: 5 }

/** Rounds that find what is left of a number, ten at a time. */
function rounds(total: number) {
  let left = total
  let begun = 0
  const round = () => {
    begun += 1
    const found = Math.min(10, left)
    left -= found
    return Promise.resolve(found)
  }
  return { round, begun: () => begun }
}

describe('rounds', () => {
  it.each([
    [0, 1, 0],
    [9, 1, 9],
    [10, 2, 10],
    [25, 3, 25],
    [999, 5, 50],
  ])('of %i things take %i rounds for %i', async (total, begun, found) => {
    const work = rounds(total)
    expect(await inRounds(still, limits, 10, work.round)).toBe(found)
    expect(work.begun()).toBe(begun)
  })

  it('end with the time', async () => {
    let now = 0
    const clock = { now: () => new Date(now) }
    const work = rounds(999)
    const round = () => {
      now += 400
      return work.round()
    }
    expect(await inRounds(clock, limits, 10, round)).toBe(30)
  })
})
