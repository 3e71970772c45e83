import { describe, expect, it } from 'vitest'
import { overlapMessage } from './sleep-rules.ts'

const entry = {
  sleepStart: new Date('2026-11-24T01:30:00Z'),
  sleepEnd: new Date('2026-11-24T09:45:00Z'),
}

describe('overlapMessage', () => {
  it('names the other entry in the time zone', () => {
    expect(overlapMessage(entry, 'America/Sao_Paulo')).toBe(
      'Você já registrou sono neste horário: de seg., 23/11 · 22:30 a ter., 24/11 · 06:45.',
    )
  })
})
