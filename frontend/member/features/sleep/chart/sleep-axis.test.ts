import { describe, expect, it } from 'vitest'
import type { Bar, WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { axisOf } from './sleep-axis.ts'

const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z')
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000).toISOString()

const bar = (from: number, to: number): Bar => ({
  entry: { id: `${from}`, sleepStart: at(from), sleepEnd: at(to), quality: 80, notes: null, version: 1 },
  from,
  to,
})
const day = (...bars: Bar[]): WeekDay => ({
  day: '2026-11-20',
  bars,
  minutes: bars.reduce((sum, { from, to }) => sum + to - from, 0),
})

describe('axisOf', () => {
  it.each([
    ['no bars', [], -120, 480, 120],
    ['ordinary nights', [day(bar(-72, 378)), day(bar(30, 500))], -120, 600, 120],
    ['a nap, which does not change it', [day(bar(-72, 378), bar(810, 840))], -120, 480, 120],
    ['a nap alone', [day(bar(810, 840))], -120, 480, 120],
    ['a short night and what it lacks', [day(bar(120, 420))], -120, 600, 120],
    ['an early bedtime', [day(bar(-200, 300))], -240, 480, 120],
    ['a whole day', [day(bar(-720, 720))], -720, 720, 240],
    ['two days', [day(bar(-1430, -10)), day(bar(0, 1439))], -1440, 1440, 360],
  ])('with %s', (_what, days, from, to, step) => {
    const axis = axisOf(days)
    expect([axis.from, axis.to, (axis.ticks[1] ?? 0) - (axis.ticks[0] ?? 0)]).toEqual([from, to, step])
    expect([axis.ticks.at(0), axis.ticks.at(-1)]).toEqual([from, to])
  })
})
