import { describe, expect, it } from 'vitest'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import { compareWithUsual } from './compare-with-usual.ts'

const ZONE = 'America/Sao_Paulo'

/** A sleep entry that ended on this day of November 2026. */
function slept(day: number, start: string, minutes: number) {
  const begun = Date.parse(`2026-11-${start > '12:00' ? day - 1 : day}T${start}:00-03:00`)
  return sleepEntry(new Date(begun).toISOString(), new Date(begun + minutes * 60_000).toISOString())
}

const usual = [20, 19, 18, 17, 16].map((day) => slept(day, '23:00', 420))

describe('compareWithUsual', () => {
  it('says how much longer and later than usual', () => {
    expect(compareWithUsual(slept(15, '00:30', 470), usual, ZONE)).toEqual([
      '50 min a mais que a sua média de 7 h.',
      'Você se deitou 1 h 30 min mais tarde que o costume (23:00).',
    ])
    expect(compareWithUsual(slept(15, '22:15', 400), usual, ZONE)).toEqual([
      '20 min a menos que a sua média de 7 h.',
      'Você se deitou 45 min mais cedo que o costume (23:00).',
    ])
  })

  it('calls a difference of up to ten minutes usual', () => {
    expect(compareWithUsual(slept(15, '23:10', 425), usual, ZONE)).toEqual([
      'Dentro da sua média de 7 h.',
      'Você se deitou no horário de costume (23:00).',
    ])
  })

  it('says nothing about naps, or with fewer than five nights', () => {
    expect(compareWithUsual(slept(15, '13:00', 30), usual, ZONE)).toEqual([])
    expect(compareWithUsual(slept(15, '23:00', 420), usual.slice(1), ZONE)).toEqual([])
  })
})
