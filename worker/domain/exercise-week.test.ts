import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exerciseTotals, summariseWeek, sundayOf, weeksInARow } from './exercise-week.ts'

const done = (day: string, overrides = {}) => ({
  day,
  kind: 'walking' as const,
  minutes: 30,
  intensity: 'MODERATE' as const,
  ...overrides,
})

it.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-21', '2026-11-15'],
  ['2026-11-22', '2026-11-22'],
  ['2027-01-01', '2026-12-27'],
  ['2024-03-02', '2024-02-25'],
])('sundayOf of %s is %s', (day, sunday) => expect(sundayOf(day)).toBe(sunday))

describe('summariseWeek', () => {
  it('counts moderate minutes once, vigorous minutes twice and light minutes not at all', () => {
    const week = summariseWeek('2026-11-15', [
      done('2026-11-15', { intensity: 'LIGHT', minutes: 60 }),
      done('2026-11-16', { minutes: 40 }),
      done('2026-11-16', { intensity: 'VIGOROUS', minutes: 25 }),
      done('2026-11-22', { minutes: 500 }),
    ])
    expect(week.countedMinutes).toBe(90)
    expect(week.days).toHaveLength(7)
    expect(week.days[1]).toEqual({ day: '2026-11-16', light: 0, moderate: 40, vigorous: 25, strength: false })
  })

  it.each([
    ['strength', 'MODERATE', 1],
    ['functional', 'VIGOROUS', 1],
    ['strength', 'LIGHT', 0],
    ['yoga', 'VIGOROUS', 0],
  ] as const)('%s at %s makes %i day of strength, however often that day', (kind, intensity, days) => {
    const ofOneDay = [done('2026-11-17', { kind, intensity }), done('2026-11-17', { kind, intensity })]
    expect(summariseWeek('2026-11-15', ofOneDay).strengthDays).toBe(days)
  })

  it('counts every minute of the week', () => {
    const intensity = fc.constantFrom('LIGHT' as const, 'MODERATE' as const, 'VIGOROUS' as const)
    const one = fc.record({
      day: fc.integer({ min: 15, max: 21 }).map((day) => `2026-11-${day}`),
      kind: fc.constantFrom('walking' as const, 'strength' as const),
      minutes: fc.integer({ min: 1, max: 600 }),
      intensity,
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (all) => {
        const { days, countedMinutes } = summariseWeek('2026-11-15', all)
        const shown = days.reduce(
          (sum, { light, moderate, vigorous }) => sum + light + moderate + vigorous,
          0,
        )
        expect(shown).toBe(all.reduce((sum, { minutes }) => sum + minutes, 0))
        expect(countedMinutes).toBeLessThanOrEqual(2 * shown)
      }),
    )
  })
})

describe('weeksInARow', () => {
  it.each([
    [[], 0],
    [['2026-11-18'], 1],
    [['2026-11-14'], 1],
    [['2026-11-07'], 0],
    [['2026-11-18', '2026-11-14', '2026-11-08', '2026-10-25'], 2],
    [['2026-11-14', '2026-10-31', '2026-10-24'], 1],
    [['2026-11-14', '2026-11-07', '2026-10-31'], 3],
  ])('of %j on 2026-11-20 are %i', (days, count) => expect(weeksInARow(days, '2026-11-20')).toBe(count))

  it('counts at most a year', () => {
    const days = Array.from({ length: 80 }, (_, week) =>
      new Date(Date.UTC(2026, 10, 20) - week * 7 * 86_400_000).toISOString().slice(0, 10),
    )
    expect(weeksInARow(days, '2026-11-20')).toBe(52)
  })
})

describe('exerciseTotals', () => {
  const november = { first: '2026-11-01', last: '2026-11-30' }
  const day = (name: string, minutes: Partial<Record<'light' | 'moderate' | 'vigorous', number>>) => ({
    day: name,
    light: 0,
    moderate: 0,
    vigorous: 0,
    strength: false,
    ...minutes,
  })
  const done = [
    day('2026-11-03', { moderate: 60, light: 20 }),
    day('2026-11-04', {}),
    day('2026-11-10', { vigorous: 30 }),
  ]

  it('averages the counted minutes by week over the days up to today', () => {
    expect(exerciseTotals(done, november, { first: '2026-01-01', today: '2026-11-14' })).toEqual({
      light: 20,
      moderate: 60,
      vigorous: 30,
      activeDays: 2,
      days: 14,
      weeklyMinutes: 60,
    })
  })

  it('leaves out the days before the first exercise, and counts a week at least', () => {
    const totals = exerciseTotals(done, november, { first: '2026-11-03', today: '2026-11-05' })
    expect(totals).toMatchObject({ days: 3, weeklyMinutes: 120 })
  })

  it('has no days of a period that has not begun', () => {
    const totals = exerciseTotals([], november, { first: '2026-01-01', today: '2026-10-31' })
    expect(totals).toMatchObject({ days: 0, weeklyMinutes: 0 })
  })
})
