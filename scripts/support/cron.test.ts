import { afterEach, expect, it, vi } from 'vitest'
import { everyMinute } from './cron.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)

afterEach(() => {
  vi.useRealTimers()
})

it('runs once per minute from the next one on, and skips the minutes that the machine was asleep', () => {
  vi.useFakeTimers({ now: at('10:57:42.317') })
  const minutes: number[] = []
  everyMinute(
    () => new Date(),
    (minute) => minutes.push(minute),
  )
  vi.advanceTimersByTime(17_000)
  expect(minutes).toEqual([])
  vi.advanceTimersByTime(42_000)
  expect(minutes).toEqual([at('10:58:00')])
  vi.setSystemTime(at('13:20:10'))
  vi.advanceTimersByTime(60_000)
  expect(minutes).toEqual(['10:58:00', '13:20:00', '13:21:00'].map(at))
})
