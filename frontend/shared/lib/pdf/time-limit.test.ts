import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitTime, TookTooLong } from './time-limit.ts'

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
