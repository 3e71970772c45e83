import { describe, expect, it } from 'vitest'
import type { Plan } from './dose-slots.ts'
import { forecastStock } from './stock-forecast.ts'

const plan = (overrides: Partial<Plan> = {}): Plan => ({
  kind: 'daily',
  times: ['08:00', '20:00'],
  weekdays: [],
  intervalHours: null,
  anchorAt: null,
  startsOn: '2026-01-01',
  endsOn: null,
  timeZone: 'America/Sao_Paulo',
  previousTimeZone: null,
  validFrom: new Date(0),
  validUntil: new Date(Date.UTC(9999, 11, 31)),
  ...overrides,
})
const holding = (doses: number, warnDays = 3) => ({ stock: doses * 100, unitsPerDose: 100, warnDays })
// Thursday, 10:00 in São Paulo; Friday the 20th is a holiday.
const now = new Date('2026-11-19T13:00:00Z')
const morningTaken = new Set(['2026-11-19T08:00'])

describe('the day on which the stock runs out', () => {
  it.each([
    [plan(), 0, '2026-11-19'],
    [plan(), 1, '2026-11-19'],
    [plan(), 2, '2026-11-20'],
    [plan(), 3, '2026-11-20'],
    [plan(), 61, '2026-12-19'],
    [plan({ kind: 'weekdays', weekdays: [6], times: ['09:00'] }), 4, '2026-12-12'],
    [plan({ endsOn: '2026-11-21' }), 4, '2026-11-21'],
    [plan({ endsOn: '2026-11-21' }), 5, null],
    [plan({ endsOn: '2026-11-19' }), 1, null],
    [plan({ startsOn: '2026-12-01' }), 2, '2026-12-01'],
    [plan({ times: ['08:00'] }), 5000, null],
    [plan({ kind: 'as_needed', times: [] }), 3, null],
    [
      plan({
        kind: 'interval',
        times: ['07:00'],
        intervalHours: 6,
        anchorAt: new Date('2026-11-19T10:00:00Z'),
      }),
      5,
      '2026-11-20',
    ],
  ])('follows the schedule (%#)', (of, doses, lastsUntil) => {
    const decided = new Set([...morningTaken, '2026-11-19T10:00:00.000Z'])
    expect(forecastStock(holding(doses), of, decided, [], now)).toMatchObject({
      dosesLeft: doses,
      lastsUntil,
    })
  })

  it('counts a late, open dose as taken today', () => {
    expect(forecastStock(holding(2), plan(), new Set(), [], now).lastsUntil).toBe('2026-11-19')
    expect(forecastStock(holding(2), plan(), morningTaken, [], now).lastsUntil).toBe('2026-11-20')
  })

  it('does not count a partial dose', () => {
    const half = { stock: 150, unitsPerDose: 200, warnDays: 3 }
    expect(forecastStock(half, plan(), morningTaken, [], now)).toMatchObject({
      dosesLeft: 0,
      lastsUntil: '2026-11-19',
    })
  })
})

describe('the warning', () => {
  const daily = plan({ times: ['08:00'] })
  it.each([
    // Lasts until Wednesday the 25th. Three business days earlier is Thursday the 19th: a holiday and a
    // weekend lie between.
    [6, 3, '2026-11-25', '2026-11-19', true],
    [7, 3, '2026-11-26', '2026-11-23', false],
    [6, 2, '2026-11-25', '2026-11-23', false],
    // Until Sunday the 22nd: from Thursday the 19th no business day is left.
    [3, 1, '2026-11-22', '2026-11-19', true],
    [6, 0, '2026-11-25', '2026-11-25', false],
    // Until Saturday, 26 December, after Christmas.
    [37, 1, '2026-12-26', '2026-12-24', false],
  ])('of %i doses, %i business days ahead', (doses, warnDays, lastsUntil, warnsOn, low) => {
    expect(forecastStock(holding(doses, warnDays), daily, morningTaken, [], now)).toMatchObject({
      lastsUntil,
      warnsOn,
      low,
    })
  })

  it.each([
    // Until Wednesday the 25th: only a holiday before the end brings the warning forward.
    [['2026-11-24'], 2, '2026-11-19', true],
    [['2026-11-25'], 2, '2026-11-23', false],
    [['2026-11-23', '2026-11-24'], 1, '2026-11-19', true],
    [['2026-11-26'], 2, '2026-11-23', false],
  ])('counts the company’s own holidays %j', (days, warnDays, warnsOn, low) => {
    const ownDays = days.map((day) => ({ day, observed: true }))
    expect(forecastStock(holding(6, warnDays), daily, morningTaken, ownDays, now)).toMatchObject({
      warnsOn,
      low,
    })
  })

  it('counts a national holiday as a business day if the company does not observe it', () => {
    const ownDays = [{ day: '2026-11-20', observed: false }]
    expect(forecastStock(holding(6), daily, morningTaken, [], now).warnsOn).toBe('2026-11-19')
    expect(forecastStock(holding(6), daily, morningTaken, ownDays, now).warnsOn).toBe('2026-11-20')
  })

  it('of a medication taken as needed begins when no dose is left', () => {
    const asNeeded = plan({ kind: 'as_needed', times: [] })
    expect(forecastStock(holding(1), asNeeded, new Set(), [], now).low).toBe(false)
    expect(forecastStock(holding(0), asNeeded, new Set(), [], now).low).toBe(true)
  })
})
