import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteReadiness, whenReady } from './waiting-for.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

it('waits for the last queue that starts, and for none that takes too long', async () => {
  let isReady = false
  noteReadiness(never)
  const ready = whenReady().then(() => {
    isReady = true
  })
  const { promise: starting, resolve: start } = Promise.withResolvers<void>()
  await vi.advanceTimersByTimeAsync(2_000)
  noteReadiness(starting)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isReady).toBe(false)
  start()
  await ready
  noteReadiness(never)
  const late = whenReady()
  await vi.advanceTimersByTimeAsync(3_000)
  await late
})
