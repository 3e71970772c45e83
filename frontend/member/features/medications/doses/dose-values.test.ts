import { describe, expect, it } from 'vitest'
import { nextAllowedAt, takenAt, takenNow, validateTaken } from './dose-values.ts'

const now = new Date('2026-11-20T15:30:00Z')

describe('when a dose was taken', () => {
  it('round-trips through the wall clock', () => {
    expect(takenAt(takenNow(now))).toBe('2026-11-20T15:30:00.000Z')
    expect(validateTaken(takenNow(now), now)).toEqual({})
  })

  it.each([
    [{ day: '', time: '08:00' }, { day: 'Data inválida. Use o formato DD/MM/AAAA.' }],
    [{ day: '2026-11-20', time: '25:00' }, { time: 'Horário inválido. Use o formato HH:MM.' }],
    [{ day: '2030-01-01', time: '08:00' }, { time: 'O horário não pode estar no futuro.' }],
  ])('is rejected with its message (%#)', (values, errors) => {
    expect(validateTaken(values, now)).toEqual(errors)
  })
})

describe('nextAllowedAt', () => {
  const last = '2026-11-20T12:00:00.000Z'
  it.each([
    [{ minHours: 6, lastTakenAt: last }, '2026-11-20T17:59:00Z', '2026-11-20T18:00:00.000Z'],
    [{ minHours: 6, lastTakenAt: last }, '2026-11-20T18:00:00Z', undefined],
    [{ minHours: 6, lastTakenAt: last }, '2026-11-20T11:00:00Z', undefined],
    [{ minHours: null, lastTakenAt: last }, '2026-11-20T12:01:00Z', undefined],
    [{ minHours: 6, lastTakenAt: null }, '2026-11-20T12:01:00Z', undefined],
  ])('returns when the minimum interval ends (%#)', (medication, at, next) => {
    expect(nextAllowedAt(medication, Date.parse(at))?.toISOString()).toBe(next)
  })
})
