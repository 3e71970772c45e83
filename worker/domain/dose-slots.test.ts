import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Plan, slotAfter, slotsOf, slotsOfAll, stateOf } from './dose-slots.ts'
import { DAY, HOUR } from './duration.ts'
import { addDays } from './time-zone.ts'
import { wallClockIn } from './wall-clock.ts'

const FOREVER = new Date(Date.UTC(9999, 11, 31))
const SAO_PAULO = 'America/Sao_Paulo'

const plan = (overrides: Partial<Plan>): Plan => ({
  kind: 'daily',
  times: ['08:00'],
  weekdays: [],
  intervalHours: null,
  anchorAt: null,
  startsOn: '2000-01-01',
  endsOn: null,
  timeZone: SAO_PAULO,
  previousTimeZone: null,
  validFrom: new Date(0),
  validUntil: FOREVER,
  ...overrides,
})
const due = (of: Plan, from: string, to: string) =>
  slotsOf(of, new Date(from), new Date(to)).map(({ dueAt }) => dueAt.toISOString())

describe('times of day', () => {
  it.each([
    ['before the clocks go forward', '2018-11-03', ['2018-11-03T03:00:00.000Z', '2018-11-03T11:00:00.000Z']],
    ['on the day without a midnight', '2018-11-04', ['2018-11-04T03:00:00.000Z', '2018-11-04T10:00:00.000Z']],
    ['after it', '2018-11-05', ['2018-11-05T02:00:00.000Z', '2018-11-05T10:00:00.000Z']],
  ])('00:00 and 08:00 in São Paulo %s', (_name, day, expected) => {
    const clock = wallClockIn(SAO_PAULO)
    const doses = slotsOf(
      plan({ times: ['00:00', '08:00'] }),
      clock.instantAt(day, '00:00'),
      clock.instantAt(addDays(day, 1), '00:00'),
    )
    expect(doses.map(({ dueAt }) => dueAt.toISOString())).toEqual(expected)
  })

  it('23:30 occurs once on the night that shows it twice', () => {
    expect(due(plan({ times: ['23:30'] }), '2019-02-16T12:00:00Z', '2019-02-18T12:00:00Z')).toEqual([
      '2019-02-17T01:30:00.000Z',
      '2019-02-18T02:30:00.000Z',
    ])
  })

  it.each([
    ['America/New_York', '2026-03-08', ['2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z']],
    ['America/New_York', '2026-11-01', ['2026-11-01T07:30:00.000Z', '2026-11-02T07:30:00.000Z']],
    ['Europe/Lisbon', '2026-03-29', ['2026-03-29T01:30:00.000Z', '2026-03-30T01:30:00.000Z']],
    ['Europe/Lisbon', '2026-10-25', ['2026-10-25T02:30:00.000Z', '2026-10-26T02:30:00.000Z']],
  ])('02:30 in %s from %s on', (timeZone, day, expected) => {
    const doses = due(
      plan({ times: ['02:30'], timeZone }),
      `${day}T00:00:00Z`,
      new Date(Date.parse(`${day}T00:00:00Z`) + 2 * DAY).toISOString(),
    )
    expect(doses).toEqual(expected)
  })

  it('occur once per time and day, in order, through every clock change', () => {
    const zones = [SAO_PAULO, 'America/New_York', 'Europe/Lisbon', 'Australia/Lord_Howe', 'Pacific/Auckland']
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.uniqueArray(time, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 9000 }),
        (timeZone, times, start) => {
          const first = new Date(Date.UTC(2003, 0, 1) + start * DAY).toISOString().slice(0, 10)
          const clock = wallClockIn(timeZone)
          const doses = slotsOf(
            plan({ times: times.sort(), timeZone, startsOn: first, endsOn: addDays(first, 9) }),
            clock.instantAt(addDays(first, -3), '00:00'),
            clock.instantAt(addDays(first, 13), '00:00'),
          )
          expect(new Set(doses.map(({ key }) => key)).size).toBe(10 * times.length)
          expect(doses).toHaveLength(10 * times.length)
          expect(doses).toEqual(doses.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime()))
          expect(doses.every(({ closesAt, dueAt }) => closesAt > dueAt)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('occur only on their weekdays, from the first day to the last', () => {
    const weekly = plan({ kind: 'weekdays', weekdays: [1, 4], startsOn: '2026-11-05', endsOn: '2026-11-16' })
    expect(due(weekly, '2026-10-01T00:00:00Z', '2026-12-31T00:00:00Z').map((at) => at.slice(0, 10))).toEqual([
      '2026-11-05',
      '2026-11-09',
      '2026-11-12',
      '2026-11-16',
    ])
  })
})

describe('every N hours', () => {
  it('is exact hours across both clock changes', () => {
    const every8 = plan({ kind: 'interval', intervalHours: 8, anchorAt: new Date('2018-11-03T19:00:00Z') })
    expect(due(every8, '2018-11-03T00:00:00Z', '2018-11-05T00:00:00Z')).toEqual([
      '2018-11-03T19:00:00.000Z',
      '2018-11-04T03:00:00.000Z',
      '2018-11-04T11:00:00.000Z',
      '2018-11-04T19:00:00.000Z',
    ])
  })

  it('never drifts: each dose is a multiple of the interval after the first, whatever the zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 720 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(SAO_PAULO, 'America/New_York', 'Pacific/Apia'),
        (intervalHours, daysLater, timeZone) => {
          const anchorAt = new Date('2018-10-30T13:00:00Z')
          const every = plan({ kind: 'interval', intervalHours, anchorAt, timeZone })
          const from = new Date(anchorAt.getTime() + daysLater * DAY)
          const doses = slotsOf(every, from, new Date(from.getTime() + 2 * intervalHours * HOUR))
          expect(doses).toHaveLength(2)
          for (const { dueAt, closesAt } of doses) {
            expect((dueAt.getTime() - anchorAt.getTime()) % (intervalHours * HOUR)).toBe(0)
            expect(closesAt.getTime() - dueAt.getTime()).toBe(intervalHours * HOUR)
          }
        },
      ),
    )
  })
})

describe('travel', () => {
  const trip = (from: string, to: string, at: Date, times: string[]) => [
    plan({ times, timeZone: from, validUntil: at }),
    plan({ times, timeZone: to, previousTimeZone: from, validFrom: at }),
  ]

  it('east: a dose that the new clock skipped is due on arrival', () => {
    const arrival = new Date('2026-11-20T21:30:00Z') // 18:30 in São Paulo, 21:30 in Lisbon
    const doses = slotsOfAll(
      trip(SAO_PAULO, 'Europe/Lisbon', arrival, ['08:00', '20:00']),
      new Date('2026-11-20T00:00:00Z'),
      new Date('2026-11-22T00:00:00Z'),
    )
    expect(doses.map(({ key, dueAt }) => [key, dueAt.toISOString()])).toEqual([
      ['2026-11-20T08:00', '2026-11-20T11:00:00.000Z'],
      ['2026-11-20T20:00', '2026-11-20T21:30:00.000Z'],
      ['2026-11-21T08:00', '2026-11-21T08:00:00.000Z'],
      ['2026-11-21T20:00', '2026-11-21T20:00:00.000Z'],
    ])
  })

  it('west: a dose that was due at home does not occur again', () => {
    const arrival = new Date('2026-11-20T23:30:00Z') // 20:30 in São Paulo, 18:30 in New York
    const doses = slotsOfAll(
      trip(SAO_PAULO, 'America/New_York', arrival, ['20:00']),
      new Date('2026-11-20T12:00:00Z'),
      new Date('2026-11-22T12:00:00Z'),
    )
    expect(doses.map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-11-20T23:00:00.000Z',
      '2026-11-22T01:00:00.000Z',
    ])
  })

  it('neither repeats nor drops a dose, whenever and wherever a member travels', () => {
    const zone = fc.constantFrom(
      SAO_PAULO,
      'Europe/Lisbon',
      'America/New_York',
      'Asia/Tokyo',
      'Pacific/Honolulu',
    )
    fc.assert(
      fc.property(zone, zone, fc.integer({ min: 0, max: 60 * 24 * 30 }), (from, to, minute) => {
        const at = new Date(Date.UTC(2026, 2, 1) + minute * 60_000)
        const times = ['00:10', '08:00', '20:00']
        const clock = wallClockIn(from)
        const first = addDays(clock.dayOf(at), -2)
        const doses = slotsOfAll(
          trip(from, to, at, times),
          clock.instantAt(first, '00:00'),
          new Date(at.getTime() + 4 * DAY),
        )
        const keys = doses.map(({ key }) => key)
        const days = [0, 1, 2, 3, 4].map((days) => addDays(first, days))
        const expected = days.flatMap((day) => times.map((time) => `${day}T${time}`))
        expect(new Set(keys).size).toBe(keys.length)
        expect(expected.filter((key) => !keys.includes(key))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('a dose', () => {
  const [morning] = slotsOf(plan({}), new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T00:00:00Z'))
  const [night] = slotsOf(
    plan({ times: ['23:50'] }),
    new Date('2026-11-20T12:00:00Z'),
    new Date('2026-11-21T12:00:00Z'),
  )
  it.each([
    [morning, '2026-11-20T10:59:59Z', 'upcoming'],
    [morning, '2026-11-20T11:00:00Z', 'late'],
    [morning, '2026-11-21T02:59:59Z', 'late'],
    [morning, '2026-11-21T03:00:00Z', 'missed'],
    [night, '2026-11-21T05:49:00Z', 'late'],
    [night, '2026-11-21T05:50:00Z', 'missed'],
  ])('is open until its day is over, and three hours at least (%#)', (slot, now, state) => {
    expect(slot && stateOf(slot, undefined, new Date(now))).toBe(state)
    expect(slot && stateOf(slot, 'skipped', new Date(now))).toBe('skipped')
  })

  it.each([
    [{}, '2026-11-20T11:00:00Z', '2026-11-21T11:00:00.000Z'],
    [{ startsOn: '2027-01-10' }, '2026-11-20T11:00:00Z', '2027-01-10T11:00:00.000Z'],
    [{ kind: 'weekdays', weekdays: [0] }, '2026-11-20T11:00:00Z', '2026-11-22T11:00:00.000Z'],
    [{ endsOn: '2026-11-20' }, '2026-11-20T11:00:00Z', undefined],
    [{ kind: 'as_needed' }, '2026-11-20T11:00:00Z', undefined],
    [
      { kind: 'interval', intervalHours: 720, anchorAt: new Date('2026-11-01T00:00:00Z') },
      '2026-11-01T00:00:00Z',
      '2026-12-01T00:00:00.000Z',
    ],
  ] as const)('comes next (%#)', (overrides, now, next) => {
    const { weekdays = [], ...rest }: Partial<Plan> = overrides as Partial<Plan>
    expect(slotAfter(plan({ ...rest, weekdays }), new Date(now))?.dueAt.toISOString()).toBe(next)
  })
})
