import { describe, expect, it } from 'vitest'
import { overlapMessage, sleepMeans } from './sleep-rules.ts'

const entry = { sleepStart: new Date('2026-11-24T01:30:00Z'), sleepEnd: new Date('2026-11-24T09:45:00Z') }

it('overlapMessage names the other entry in the time zone', () => {
  expect(overlapMessage(entry, 'America/Sao_Paulo')).toBe(
    'Você já registrou sono neste horário: de seg., 23/11 · 22:30 a ter., 24/11 · 06:45.',
  )
})

describe('sleepMeans', () => {
  const slept = (day: string, start: string, end: string, quality: number) => ({
    day,
    sleepStart: new Date(start),
    sleepEnd: new Date(end),
    quality,
  })

  it('adds up the hours of a day and weights the quality by them', () => {
    const entries = [
      slept('2026-11-20', '2026-11-20T02:00:00Z', '2026-11-20T08:00:00Z', 90),
      slept('2026-11-20', '2026-11-20T16:00:00Z', '2026-11-20T18:00:00Z', 30),
      slept('2026-11-21', '2026-11-21T02:00:00Z', '2026-11-21T09:00:00Z', 80),
    ]
    expect(sleepMeans(entries)).toEqual({ nights: 2, minutes: 450, quality: 77 })
  })

  it('is null without entries', () => {
    expect(sleepMeans([])).toBeNull()
  })
})
