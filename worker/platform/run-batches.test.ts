import { describe, expect, it } from 'vitest'
import { runBatches } from './run-batches.ts'

const fixedClock = { now: () => new Date(0) }
const limits = { maxMs: 1000, maxBatches: 5 }

/** Batches of at most ten that handle `total` items. */
function batchesOf(total: number) {
  let left = total
  let started = 0
  const runBatch = () => {
    started += 1
    const handled = Math.min(10, left)
    left -= handled
    return Promise.resolve(handled)
  }
  return { runBatch, started: () => started }
}

describe('runBatches', () => {
  it.each([
    [0, 1, 0],
    [9, 1, 9],
    [10, 2, 10],
    [25, 3, 25],
    [999, 5, 50],
  ])('of %i items runs %i batches, which handle %i', async (total, started, handled) => {
    const batches = batchesOf(total)
    expect(await runBatches(fixedClock, limits, 10, batches.runBatch)).toBe(handled)
    expect(batches.started()).toBe(started)
  })

  it('starts no batch after the time limit', async () => {
    let now = 0
    const clock = { now: () => new Date(now) }
    const batches = batchesOf(999)
    const runBatch = () => {
      now += 400
      return batches.runBatch()
    }
    expect(await runBatches(clock, limits, 10, runBatch)).toBe(30)
  })
})
