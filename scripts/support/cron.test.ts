import { afterEach, describe, expect, it, vi } from 'vitest'
import { everyMinute } from './cron.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)

/** Records each call's minute and the time of the call. */
function recordCalls(from: string) {
  vi.useFakeTimers({ now: at(from) })
  const calls: { minute: number; now: number }[] = []
  everyMinute((minute) => calls.push({ minute, now: Date.now() }))
  return calls
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the local cron', () => {
  it('starts at the next full minute', () => {
    const calls = recordCalls('10:57:42.317')
    vi.advanceTimersByTime(3 * 60_000)
    const minutes = ['10:58:00', '10:59:00', '11:00:00'].map(at)
    expect(calls).toEqual(minutes.map((minute) => ({ minute, now: minute })))
  })

  it('calls once for a minute whose timer fired early', () => {
    const calls = recordCalls('10:58:00.500')
    vi.advanceTimersByTime(59_499)
    vi.setSystemTime(at('10:58:59.998'))
    vi.advanceTimersByTime(1)
    vi.advanceTimersByTime(60_001)
    expect(calls.map(({ minute }) => minute)).toEqual([at('10:59:00'), at('11:00:00')])
  })

  it('skips the minutes that the machine was asleep', () => {
    const calls = recordCalls('10:58:30')
    vi.setSystemTime(at('13:20:10'))
    vi.advanceTimersByTime(30_000)
    vi.advanceTimersByTime(20_000)
    expect(calls.map(({ minute }) => minute)).toEqual([at('10:59:00'), at('13:21:00')])
  })
})
