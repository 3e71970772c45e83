import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClockIn } from './wall-clock.ts'

describe('the instant at which a wall clock shows a time', () => {
  it.each([
    // São Paulo jumped from 2018-11-03 23:59 to 2018-11-04 01:00.
    ['America/Sao_Paulo', '2018-11-03', '23:59', '2018-11-04T02:59:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '00:30', '2018-11-04T03:30:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '01:00', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '08:00', '2018-11-04T10:00:00.000Z'],
    // São Paulo repeated 23:00 to 23:59 on 2019-02-16.
    ['America/Sao_Paulo', '2019-02-16', '22:59', '2019-02-17T00:59:00.000Z'],
    ['America/Sao_Paulo', '2019-02-16', '23:00', '2019-02-17T01:00:00.000Z'],
    ['America/Sao_Paulo', '2019-02-16', '23:59', '2019-02-17T01:59:00.000Z'],
    ['America/Sao_Paulo', '2019-02-17', '00:00', '2019-02-17T03:00:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
    ['Europe/Lisbon', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Lisbon', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Lisbon', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    // Samoa had no 2011-12-30.
    ['Pacific/Apia', '2011-12-29', '12:00', '2011-12-29T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '12:00', '2011-12-30T22:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '00:00', '2025-12-31T18:15:00.000Z'],
  ])('%s %s %s is %s', (zone, day, time, instant) => {
    expect(wallClockIn(zone).instantAt(day, time).toISOString()).toBe(instant)
  })

  const zones = [
    'America/Sao_Paulo',
    'America/New_York',
    'Europe/Lisbon',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'UTC',
  ]

  it('is the first at which the clock shows the time, for any time that the clock shows', () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const clock = wallClockIn(zone)
        const instant = new Date(minute * 60_000)
        const found = clock.instantAt(clock.dayOf(instant), clock.timeOf(instant))
        expect([clock.dayOf(found), clock.timeOf(found)]).toEqual([
          clock.dayOf(instant),
          clock.timeOf(instant),
        ])
        expect(found <= instant).toBe(true)
        expect(instant.getTime() - found.getTime()).toBeLessThanOrEqual(2 * 3_600_000)
      }),
      { numRuns: 2000 },
    )
  })

  it('follows the order of the times of a day', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const day = fc
      .integer({ min: 0, max: 12_000 })
      .map((days) => new Date(Date.UTC(2003, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, time, time, (zone, on, one, other) => {
        const clock = wallClockIn(zone)
        const [first = '', second = ''] = [one, other].sort()
        // Within the gap itself, a later time may come before an earlier one, by at most the length of the gap.
        const gap = clock.instantAt(on, second).getTime() - clock.instantAt(on, first).getTime()
        expect(gap).toBeGreaterThanOrEqual(-3_600_000)
      }),
      { numRuns: 1000 },
    )
  })
})
