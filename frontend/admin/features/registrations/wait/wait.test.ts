import { describe, expect, it } from 'vitest'
import { longWait, shortWait, waitState } from './wait.ts'

const now = new Date('2026-11-24T12:00:00Z')
const HOUR = 60

function minutesAgo(minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000)
}

describe('shortWait and longWait', () => {
  it.each([
    [0, '', ''],
    [0.9, '', ''],
    [1, '1 min', '1 minuto'],
    [59, '59 min', '59 minutos'],
    [HOUR, '1 h', '1 hora'],
    [22 * HOUR + 59, '22 h', '22 horas'],
    [24 * HOUR, '1 d', '1 dia'],
    [24 * HOUR + 59, '1 d', '1 dia'],
    [33 * HOUR, '1 d 9 h', '1 dia e 9 horas'],
    [52 * HOUR + 30, '2 d 4 h', '2 dias e 4 horas'],
    [400 * 24 * HOUR, '400 d', '400 dias'],
  ])('after %d minutes', (minutes, short, spoken) => {
    expect(shortWait(minutesAgo(minutes), now)).toBe(short.replaceAll(' ', '\u00a0'))
    expect(longWait(minutesAgo(minutes), now)).toBe(spoken)
  })

  it('treats a start in the future (clock skew) as now', () => {
    expect(shortWait(minutesAgo(-5), now)).toBe('')
    expect(waitState(minutesAgo(-5), now, 1, minutesAgo(0))).toBe(undefined)
  })
})

it('is overdue from the target on, and due today if it will reach it by the end of the day', () => {
  // The day ends in five hours.
  const dueSince = minutesAgo(43 * HOUR)
  const stateAfter = (minutes: number) => waitState(minutesAgo(minutes), now, 48, dueSince)
  expect(stateAfter(48 * HOUR)).toBe('overdue')
  expect(stateAfter(48 * HOUR - 1)).toBe('dueToday')
  expect(stateAfter(43 * HOUR)).toBe('dueToday')
  expect(stateAfter(43 * HOUR - 1)).toBe(undefined)
  expect(waitState(minutesAgo(48 * HOUR), now, undefined, undefined)).toBe(undefined)
})
