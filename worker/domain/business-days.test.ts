import { describe, expect, it } from 'vitest'
import { addBusinessDays, businessDaysBetween, easterOf, nationalDaysOf } from './business-days.ts'

describe('business days', () => {
  it.each([
    ['2026-11-17', 2, '2026-11-19'],
    ['2026-11-19', 2, '2026-11-24'], // the 20th is a holiday, then a weekend
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-12-24', 2, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-04-02', 1, '2026-04-06'], // Good Friday
  ])('from %s, %i later is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected)
  })

  it('observes the company’s own days, and works on holidays that the company does not observe', () => {
    const own = [
      { day: '2026-12-24', observed: true },
      { day: '2026-12-25', observed: false },
    ]
    expect(addBusinessDays('2026-12-23', 1, own)).toBe('2026-12-25')
    expect(addBusinessDays('2026-12-23', 2, own)).toBe('2026-12-28')
    expect(addBusinessDays('2026-12-26', 1, [{ day: '2026-12-27', observed: false }])).toBe('2026-12-28')
  })

  it.each([
    ['2026-11-19', '2026-11-24', 2],
    ['2026-11-24', '2026-11-19', -2],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-22', 0],
  ])('counts from %s to %s', (from, to, days) => {
    expect(businessDaysBetween(from, to)).toBe(days)
  })

  it('lists the days of the year in order', () => {
    const days = nationalDaysOf(2026)
    expect(days.filter(({ holiday }) => holiday)).toHaveLength(10)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort())
    expect(days).toContainEqual({ day: '2026-02-17', name: 'Terça-feira de Carnaval', holiday: false })
    expect(days).toContainEqual({ day: '2026-06-04', name: 'Corpus Christi', holiday: false })
    expect(days).toContainEqual({ day: '2026-04-03', name: 'Sexta-feira Santa', holiday: true })
  })

  it.each([
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('knows Easter of %i', (year, day) => {
    expect(easterOf(year)).toBe(day)
  })
})
