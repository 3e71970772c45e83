import { describe, expect, it } from 'vitest'
import { instantOf, isTime } from './instant.ts'
import { wallClockOf } from './wall-clock.ts'

const SAO_PAULO = 'America/Sao_Paulo'

describe('instantOf', () => {
  it.each([
    [SAO_PAULO, '2026-11-24', '08:00', '2026-11-24T11:00:00.000Z'],
    [SAO_PAULO, '2026-11-24', '8:00', '2026-11-24T11:00:00.000Z'],
    [SAO_PAULO, '2026-11-24', '23:30', '2026-11-25T02:30:00.000Z'],
    ['America/Rio_Branco', '2026-11-24', '08:00', '2026-11-24T13:00:00.000Z'],
    [SAO_PAULO, '2028-02-29', '08:00', '2028-02-29T11:00:00.000Z'],
    ['America/Manaus', '2026-11-24', '08:00', '2026-11-24T12:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-24', '00:00', '2026-11-23T18:15:00.000Z'],
    // Daylight saving time: one hour ahead.
    [SAO_PAULO, '2018-12-24', '08:00', '2018-12-24T10:00:00.000Z'],
    // 2018-11-04 began at 01:00.
    [SAO_PAULO, '2018-11-03', '23:59', '2018-11-04T02:59:00.000Z'],
    [SAO_PAULO, '2018-11-04', '00:30', '2018-11-04T03:30:00.000Z'],
    [SAO_PAULO, '2018-11-04', '01:30', '2018-11-04T03:30:00.000Z'],
    // The last hour of 2019-02-16 occurred twice.
    [SAO_PAULO, '2019-02-16', '22:59', '2019-02-17T00:59:00.000Z'],
    [SAO_PAULO, '2019-02-16', '23:30', '2019-02-17T01:30:00.000Z'],
    [SAO_PAULO, '2019-02-17', '00:00', '2019-02-17T03:00:00.000Z'],
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
  ])('in %s, %s %s is %s', (zone, day, time, instant) => {
    expect(instantOf({ day, time }, zone)?.toISOString()).toBe(instant)
  })

  it.each([
    ['', '08:00'],
    ['2026-02-30', '08:00'],
    ['30/11/2026', '08:00'],
    ['2026-11-24', ''],
    ['2026-11-24', '24:00'],
    ['2026-11-24', '8:0'],
    ['2026-11-24', '--:--'],
  ])('%j %j is not a date and time', (day, time) => {
    expect(instantOf({ day, time }, SAO_PAULO)).toBeUndefined()
  })

  it('converts every hour around both changes back and forth', () => {
    for (const around of ['2018-11-04T03:00:00Z', '2019-02-17T02:00:00Z']) {
      for (let hours = -12; hours <= 12; hours += 1) {
        const wall = wallClockOf(Date.parse(around) + hours * 3_600_000, SAO_PAULO)
        const instant = instantOf(wall, SAO_PAULO)
        expect(instant && wallClockOf(instant, SAO_PAULO)).toEqual(wall)
      }
    }
  })
})

it('validates times', () => {
  expect(['23:59', '9:00', '24:00', '9:0', '9:60'].map(isTime)).toEqual([true, true, false, false, false])
})
