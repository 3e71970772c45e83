import { expect, it } from 'vitest'
import { sleepDays } from '#member/shared/lib/health/sleep-week.ts'
import { dayFigures } from './day-figures.ts'

it('says hours, length and quality of each sleep of a day, naps by their name', () => {
  const entry = (sleepStart: string, sleepEnd: string, quality: number) => ({
    id: sleepStart,
    sleepStart,
    sleepEnd,
    quality,
    notes: null,
    version: 1,
  })
  const entries = [
    entry('2026-11-20T01:48:00Z', '2026-11-20T09:18:00Z', 82),
    entry('2026-11-20T16:30:00Z', '2026-11-20T17:05:00Z', 70),
  ]
  const zone = 'America/Sao_Paulo'
  const [today, tomorrow] = sleepDays(entries, '2026-11-20', 2, zone)
  expect(today && dayFigures(today, zone)).toBe(
    '22:48–06:18 · 7 h 30 min · Bom, 82%; cochilo 13:30–14:05 · 35 min · Regular, 70%',
  )
  expect(tomorrow && dayFigures(tomorrow, zone)).toBe('Sem registro')
})
