import { describe, expect, it } from 'vitest'
import type { SleepMeans, SleepPeriod } from '#contract/sleep.ts'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import { sleepSentence } from './sleep-sentence.ts'

const means = (minutes: number, nights = 20): SleepMeans => ({ minutes, nights, quality: 80 })
const november = (period: Partial<SleepPeriod>): SleepPeriod => ({
  first: '2026-11-01',
  last: '2026-11-30',
  entries: [],
  months: [],
  means: null,
  before: null,
  hasOlder: true,
  ...period,
})
const nights = Array.from({ length: 6 }, (_, index) =>
  sleepEntry(`2026-11-1${index}T02:0${index}:00Z`, `2026-11-1${index}T09:00:00Z`),
)
const ZONE = 'America/Sao_Paulo'

describe('sleepSentence', () => {
  it.each([
    [means(438), means(450), '12 min a menos por noite que em outubro.'],
    [means(510), means(440), '1 h 10 min a mais por noite que em outubro.'],
    [means(440), means(440), 'O mesmo tempo por noite que em outubro.'],
  ])('says what changed since the month before', (now, before, sentence) => {
    expect(sleepSentence('month', november({ means: now, before }), ZONE)).toBe(sentence)
  })

  it('says how regular the bed time is if the month before has too few nights', () => {
    const few = november({ means: means(420, 6), before: means(400, 4), entries: nights })
    expect(sleepSentence('month', few, ZONE)).toBe(
      'Você costuma deitar entre 23:00 e 23:10: horário regular.',
    )
  })

  it('says so for a week, which is not compared', () => {
    const week = november({ means: means(420, 6), before: means(400, 7), entries: nights })
    expect(sleepSentence('week', week, ZONE)).toMatch(/horário regular/)
  })

  it('says nothing with too few nights', () => {
    expect(sleepSentence('week', november({ means: means(420, 4), entries: nights.slice(0, 4) }), ZONE)).toBe(
      '',
    )
    expect(sleepSentence('year', november({}), ZONE)).toBe('')
  })
})
