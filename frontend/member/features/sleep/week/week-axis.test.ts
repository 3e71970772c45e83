import { describe, expect, it } from 'vitest'
import type { Bar } from '#member/shared/lib/health/sleep-week.ts'
import { axisOf } from './week-axis.ts'

const entry = { id: 'n', sleepStart: '', sleepEnd: '', quality: 80, notes: null, version: 1 }
const bar = (from: number, to: number): Bar => ({ entry, from, to })

describe('axisOf', () => {
  it.each([
    ['no bars', [], -120, 480, 120],
    ['ordinary nights', [bar(-72, 378), bar(30, 500)], -120, 600, 120],
    ['a nap', [bar(-72, 378), bar(810, 840)], -180, 900, 180],
    ['an early bedtime', [bar(-200, 300)], -240, 480, 120],
    ['a whole day', [bar(-720, 720)], -720, 720, 240],
    ['two days', [bar(-1430, 1439)], -1440, 1440, 360],
  ])('with %s', (_what, bars, from, to, step) => {
    const axis = axisOf(bars)
    expect([axis.from, axis.to, (axis.ticks[1] ?? 0) - (axis.ticks[0] ?? 0)]).toEqual([from, to, step])
    expect([axis.ticks.at(0), axis.ticks.at(-1)]).toEqual([from, to])
  })
})
