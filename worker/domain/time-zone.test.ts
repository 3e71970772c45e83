import { describe, expect, it } from 'vitest'
import { addDays, dateSecondIn, dateTimeIn, dayIn, shortDateTimeIn, startOfDayIn } from './time-zone.ts'

const SAO_PAULO = 'America/Sao_Paulo'

describe('the day of an instant', () => {
  it.each([
    [SAO_PAULO, '2026-11-25T02:59:59Z', '2026-11-24'],
    [SAO_PAULO, '2026-11-25T03:00:00Z', '2026-11-25'],
    ['America/Manaus', '2026-11-25T03:30:00Z', '2026-11-24'],
    ['UTC', '2026-11-25T00:00:00Z', '2026-11-25'],
    // 2018-11-04 began at 01:00 in São Paulo: midnight did not exist.
    [SAO_PAULO, '2018-11-04T02:59:59Z', '2018-11-03'],
    [SAO_PAULO, '2018-11-04T03:00:00Z', '2018-11-04'],
    // The last hour of 2019-02-16 occurred twice.
    [SAO_PAULO, '2019-02-17T02:30:00Z', '2019-02-16'],
    [SAO_PAULO, '2019-02-17T03:00:00Z', '2019-02-17'],
  ])('in %s, %s is %s', (zone, instant, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day)
  })

  it('is written as the banner shows it', () => {
    expect(shortDateTimeIn(SAO_PAULO, new Date('2026-11-24T11:00:00Z'))).toBe('ter., 24/11 · 08:00')
    expect(shortDateTimeIn(SAO_PAULO, new Date('2026-11-25T03:05:00Z'))).toBe('qua., 25/11 · 00:05')
  })

  it.each([
    [SAO_PAULO, '2026-11-24', '2026-11-24T03:00:00.000Z'],
    [SAO_PAULO, '2018-11-04', '2018-11-04T03:00:00.000Z'],
    [SAO_PAULO, '2018-11-05', '2018-11-05T02:00:00.000Z'],
    [SAO_PAULO, '2019-02-16', '2019-02-16T02:00:00.000Z'],
    [SAO_PAULO, '2019-02-17', '2019-02-17T03:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-24', '2026-11-23T10:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-24', '2026-11-23T18:15:00.000Z'],
    // Samoa skipped the 30th.
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z'],
  ])('in %s, %s starts at %s', (zone, day, instant) => {
    expect(startOfDayIn(zone, day).toISOString()).toBe(instant)
  })

  it('counts days by the calendar', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(dateTimeIn(SAO_PAULO, new Date('2026-11-24T11:00:00Z'))).toBe('24/11/2026 08:00')
    expect(dateSecondIn(SAO_PAULO, new Date('2026-11-24T11:00:07.900Z'))).toBe('24/11/2026 08:00:07')
  })
})
