import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlots, limitTime, TookTooLong } from './time-limit.ts'

const forever = () => new Promise<never>(() => undefined)
const never = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a task with a time limit', () => {
  it('gives its result within it', async () => {
    expect(await limitTime(100, never, () => Promise.resolve('page'))).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is cancelled after it, even if it never ends', async () => {
    const cancel = vi.fn()
    const limited = limitTime(100, never, (signal) => {
      signal.addEventListener('abort', cancel)
      return forever()
    })
    const failed = expect(limited).rejects.toThrow(TookTooLong)
    await vi.advanceTimersByTimeAsync(99)
    expect(cancel).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('is cancelled with its caller', async () => {
    const caller = new AbortController()
    const failed = expect(limitTime(100, caller.signal, forever)).rejects.toThrow('closed')
    caller.abort(new Error('closed'))
    await failed
    expect(vi.getTimerCount()).toBe(0)
    await expect(limitTime(100, caller.signal, forever)).rejects.toThrow('closed')
  })
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
