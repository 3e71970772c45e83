import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlots } from './slots.ts'

const never = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('slots', () => {
  it('let two tasks run at once and the others wait their turn', async () => {
    const withSlot = createSlots(2)
    const begun: number[] = []
    const ends: (() => void)[] = []
    const tasks = [0, 1, 2, 3].map((number) =>
      withSlot(never, () => {
        begun.push(number)
        return new Promise<void>((resolve) => {
          ends[number] = resolve
        })
      }),
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual([0, 1])
    ends[1]?.()
    await tasks[1]
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual([0, 1, 2])
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual([0, 1, 2, 3])
    ends[2]?.()
    ends[3]?.()
    await Promise.all(tasks)
  })

  it('are free again after a failure, and skip tasks that nobody waits for', async () => {
    const withSlot = createSlots(1)
    const failed = withSlot(never, () => Promise.reject(new Error('broken')))
    const left = new AbortController()
    left.abort(new Error('scrolled away'))
    const task = vi.fn(() => Promise.resolve('drawn'))
    const skipped = expect(withSlot(left.signal, task)).rejects.toThrow('scrolled away')
    const drawn = withSlot(never, task)
    await expect(failed).rejects.toThrow('broken')
    await skipped
    expect(await drawn).toBe('drawn')
    expect(task).toHaveBeenCalledOnce()
  })
})
