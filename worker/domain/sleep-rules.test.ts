import { describe, expect, it } from 'vitest'
import { endsInFuture, overlapMessage } from './sleep-rules.ts'

const entry = {
  sleepStart: new Date('2026-11-24T01:30:00Z'),
  sleepEnd: new Date('2026-11-24T09:45:00Z'),
}

describe('endsInFuture', () => {
  it.each([
    ['2026-11-24T09:44:59Z', true],
    ['2026-11-24T09:45:00Z', false],
    ['2026-11-24T09:45:01Z', false],
  ])('at %s is %s', (now, answer) => expect(endsInFuture(entry, new Date(now))).toBe(answer))
})

describe('overlapMessage', () => {
  it('names the other entry in the time zone', () => {
    expect(overlapMessage(entry, 'America/Sao_Paulo')).toBe(
      'Este período encontra outro registro: de seg., 23/11 · 22:30 a ter., 24/11 · 06:45.',
    )
  })
})
