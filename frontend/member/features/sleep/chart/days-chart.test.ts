import { describe, expect, it } from 'vitest'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import { type Bar, sleepDays, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { axisOf, dayFigures } from './days-chart.tsx'

const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z')
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000).toISOString()

const bar = (from: number, to: number): Bar => ({
  entry: sleepEntry(at(from), at(to)),
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

it('says hours, length and quality of each sleep of a day, naps by their name', () => {
  const entries = [
    sleepEntry('2026-11-20T01:48:00Z', '2026-11-20T09:18:00Z', 82),
    sleepEntry('2026-11-20T16:30:00Z', '2026-11-20T17:05:00Z', 70),
  ]
  const zone = 'America/Sao_Paulo'
  const [today, tomorrow] = sleepDays(entries, '2026-11-20', 2, zone)
  expect(today && dayFigures(today, zone)).toBe(
    '22:48–06:18 · 7 h 30 min · Bom, 82%; cochilo 13:30–14:05 · 35 min · Regular, 70%',
  )
  expect(tomorrow && dayFigures(tomorrow, zone)).toBe('Sem registro')
})
