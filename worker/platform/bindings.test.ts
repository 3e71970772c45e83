import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Bindings, clockOf } from './bindings.ts'
import { systemClock } from './clock.ts'

const env = (variables: Partial<Bindings>) => variables as Bindings

describe('the clock', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the system’s in a deployment, whatever CLOCK_OFFSET_MS says', () => {
    expect(clockOf(env({ CLOCK_OFFSET_MS: '86400000' }))).toBe(systemClock)
    expect(clockOf(env({ CLOCK_OFFSET_MS: '86400000', LOCAL: 'false' }))).toBe(systemClock)
  })

  it('is ahead by CLOCK_OFFSET_MS in local use, and moves on', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') })
    const clock = clockOf(env({ CLOCK_OFFSET_MS: '86400000', LOCAL: 'true' }))
    vi.advanceTimersByTime(1000)
    expect(clock.now()).toEqual(new Date('2026-11-21T10:00:01Z'))
    expect(clockOf(env({ CLOCK_OFFSET_MS: 'tomorrow', LOCAL: 'true' }))).toBe(systemClock)
  })
})
