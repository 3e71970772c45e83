import { describe, expect, it } from 'vitest'
import type { Medication, Schedule } from '#contract/medications.ts'
import {
  formatSchedule,
  formatUnitCount,
  fullName,
  joinWithAnd,
} from '#member/shared/lib/health/medication-text.ts'
import { dosesExpected, formatStock, groupOf, matches } from './medication-format.ts'

const schedule = (overrides: Partial<Schedule>): Schedule => ({
  kind: 'daily',
  times: ['08:00'],
  weekdays: [],
  intervalHours: null,
  minHours: null,
  startsOn: '2026-11-01',
  endsOn: null,
  ...overrides,
})

describe('a schedule', () => {
  it.each([
    [{}, 'Todo dia às 08:00'],
    [{ times: ['08:00', '14:00', '20:00'] }, 'Todo dia às 08:00, 14:00 e 20:00'],
    [{ kind: 'weekdays', weekdays: [1, 3], times: ['09:00'] }, 'Seg. e qua. às 09:00'],
    [{ kind: 'weekdays', weekdays: [0], times: ['12:30'] }, 'Domingo às 12:30'],
    [{ kind: 'interval', intervalHours: 8, times: ['06:00'] }, 'A cada 8 horas, desde 06:00'],
    [{ kind: 'interval', intervalHours: 1, times: ['06:00'] }, 'A cada hora'],
    [{ kind: 'as_needed' }, 'Quando precisar'],
    [{ kind: 'as_needed', minHours: 6 }, 'Quando precisar, com 6 h entre as doses'],
  ] as const)('reads as a sentence (%#)', (overrides, text) => {
    expect(formatSchedule(schedule(overrides as Partial<Schedule>))).toBe(text)
  })

  it('joins words with commas and "e"', () => {
    expect([joinWithAnd([]), joinWithAnd(['a']), joinWithAnd(['a', 'b'])]).toEqual(['', 'a', 'a e b'])
  })
})

describe('a stock', () => {
  const stock = { units: 6, unitsPerDose: 1, warnDays: 3, dosesLeft: 6, lastsUntil: '2026-11-25', low: true }
  it.each([
    [{}, '6 comprimidos · dura até 25/11/2026'],
    [{ lastsUntil: '2026-11-20' }, '6 comprimidos · acaba hoje'],
    [{ lastsUntil: null }, '6 comprimidos'],
    [{ units: 0.5, dosesLeft: 0 }, '0,5 comprimidos · acabou'],
  ])('says how long it lasts (%#)', (overrides, text) => {
    expect(formatStock({ ...stock, ...overrides }, 'tablet', '2026-11-20')).toBe(text)
  })

  it('has one unit in the singular', () => {
    expect(formatUnitCount(1, 'drops')).toBe('1 gota')
  })
})

it.each([
  ['7.000 UI', 'Vitamina D 7.000\u00a0UI'],
  ['1 comprimido de 50 mg', 'Vitamina D 1\u00a0comprimido de 50\u00a0mg'],
  [null, 'Vitamina D'],
])('names a medication of %j with each number beside its unit', (dose, name) => {
  expect(fullName({ name: 'Vitamina D', dose })).toBe(name)
})

it('groups a plan whose last day is over with the ended ones', () => {
  expect(groupOf({ status: 'active', over: false })).toBe('active')
  expect(groupOf({ status: 'active', over: true })).toBe('ended')
  expect(groupOf({ status: 'paused', over: false })).toBe('paused')
})

it('knows how many doses are planned for a day', () => {
  const monday = '2026-11-30'
  const plans: [Partial<Medication>, number][] = [
    [{ times: ['08:00', '20:00'] }, 2],
    [{ status: 'paused' }, 0],
    [{ startsOn: '2026-12-01' }, 0],
    [{ kind: 'weekdays', weekdays: [1, 3] }, 1],
    [{ kind: 'weekdays', weekdays: [0, 2] }, 0],
    [{ kind: 'interval', intervalHours: 8 }, 3],
    [{ kind: 'interval', intervalHours: 48, nextDueAt: '2026-11-30T12:00:00Z' }, 1],
    [{ kind: 'interval', intervalHours: 48, nextDueAt: '2026-12-01T12:00:00Z' }, 0],
    [{ kind: 'as_needed', times: [] }, 0],
  ]
  const medication = { ...schedule({}), status: 'active', over: false } as Medication
  const counts = plans.map(([overrides]) => dosesExpected({ ...medication, ...overrides }, monday))
  expect(counts).toEqual(plans.map(([, count]) => count))
})

it('matches name, dose, notes and form, ignoring case and accents', () => {
  const medication = { name: 'Ácido fólico', dose: '5 mg', notes: null, form: 'tablet' } as Medication
  for (const text of ['acido', 'FÓLICO 5', 'comprimido']) expect(matches(medication, text)).toBe(true)
  expect(matches(medication, 'acido gotas')).toBe(false)
})
