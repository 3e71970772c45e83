import { describe, expect, it } from 'vitest'
import { instantOf, wallClockOf } from './wall-clock.ts'

const SAO_PAULO = 'America/Sao_Paulo'

describe('instantOf', () => {
  it.each([
    ['2026-11-24', '08:00', SAO_PAULO, '2026-11-24T11:00:00.000Z'],
    ['2026-11-24', '8:00', SAO_PAULO, '2026-11-24T11:00:00.000Z'],
    ['2026-11-24', '00:00', SAO_PAULO, '2026-11-24T03:00:00.000Z'],
    ['2026-11-24', '23:59', SAO_PAULO, '2026-11-25T02:59:00.000Z'],
    ['2026-11-24', '08:00', 'America/Rio_Branco', '2026-11-24T13:00:00.000Z'],
    ['2028-02-29', '08:00', SAO_PAULO, '2028-02-29T11:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf({ date, time }, zone)).toBe(instant)
  })

  it.each([
    // Midnight of 2018-11-04 does not exist in São Paulo: 23:59:59 is followed by 01:00.
    ['2018-11-04', '00:00', SAO_PAULO, '2018-11-04T03:00:00.000Z'],
    ['2018-11-04', '00:30', SAO_PAULO, '2018-11-04T03:30:00.000Z'],
    ['2018-11-04', '01:00', SAO_PAULO, '2018-11-04T03:00:00.000Z'],
    ['2018-11-03', '23:59', SAO_PAULO, '2018-11-04T02:59:00.000Z'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ])('moves on where the clocks skip %s %s', (date, time, zone, instant) => {
    expect(instantOf({ date, time }, zone)).toBe(instant)
  })

  it.each([
    // 23:00–23:59 of 2019-02-16 comes twice in São Paulo.
    ['2019-02-16', '23:30', SAO_PAULO, '2019-02-17T01:30:00.000Z'],
    ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
  ])('takes the first of the two %s %s', (date, time, zone, instant) => {
    expect(instantOf({ date, time }, zone)).toBe(instant)
  })
})

describe('wallClockOf', () => {
  it.each(['2026-11-24T11:00:00.000Z', '2026-11-25T02:59:00.000Z', '2018-11-04T03:30:00.000Z'])(
    'leads back from %s',
    (instant) => {
      expect(instantOf(wallClockOf(instant, SAO_PAULO), SAO_PAULO)).toBe(instant)
    },
  )
})
