import { describe, expect, it } from 'vitest'
import type { Exercise } from '#contract/exercise.ts'
import { exerciseWhen } from '../exercise-when.ts'
import {
  newExercise,
  startBefore,
  toFormValues,
  toPayload,
  untouchedRows,
  validateExercise,
} from './exercise-values.ts'

const ZONE = 'America/Sao_Paulo'
const now = new Date('2026-11-20T15:00:00Z')
const filled = { ...newExercise(now, ZONE), kind: 'walking' }
const walk: Exercise = {
  id: 'a',
  version: 1,
  kind: 'walking',
  startedAt: '2026-11-17T10:00:30.000Z',
  minutes: 40,
  intensity: 'MODERATE',
  notes: null,
}

describe('a new activity', () => {
  it('lasts half an hour, has just ended and lacks only its kind', () => {
    expect(newExercise(now, ZONE)).toMatchObject({ day: '2026-11-20', time: '11:30', minutes: '30' })
    expect(validateExercise(newExercise(now, ZONE), now, undefined, ZONE)).toEqual({
      kind: 'Escolha a atividade',
    })
    expect(validateExercise(filled, now, undefined, ZONE)).toEqual({})
  })
})

describe('startBefore', () => {
  it.each([
    ['45', { day: '2026-11-20', time: '11:15' }],
    ['720', { day: '2026-11-20', time: '00:00' }],
    ['721', { day: '2026-11-19', time: '23:59' }],
    ['', undefined],
    ['0', undefined],
    ['45,5', undefined],
    ['1441', undefined],
  ])('of "%s" minutes is %j', (minutes, start) => expect(startBefore(now, minutes, ZONE)).toEqual(start))
})

describe('the defaults that nobody touched', () => {
  const rowsAfter = (changes: Partial<typeof filled>, touched: string[] = []) =>
    untouchedRows({ ...filled, ...changes }, new Set(touched), filled)

  it('are the start, the duration and, beside them, the intensity', () => {
    expect(rowsAfter({})).toEqual([
      ['Hora de início', '20/11/2026 11:30'],
      ['Duração', '30 min'],
      ['Intensidade', 'Moderada'],
    ])
    expect(rowsAfter({ time: '07:00' }, ['intensity'])).toEqual([['Duração', '30 min']])
    expect(rowsAfter({ minutes: '45' }, ['day'])).toEqual([])
    expect(rowsAfter({}, ['minutes', 'time'])).toEqual([])
  })
})

describe('validateExercise', () => {
  it.each([
    [{ day: '' }, { day: 'Informe a data e a hora' }],
    [{ day: '2026-02-30' }, { day: 'Data inválida. Use o formato DD/MM/AAAA.' }],
    [{ time: '' }, { time: 'Informe a data e a hora' }],
    [{ time: '25:00' }, { time: 'Horário inválido. Use o formato HH:MM.' }],
    [{ time: '11:32' }, {}],
    [{ time: '11:33' }, { time: 'A atividade não pode terminar no futuro. Confira a hora e a duração.' }],
    [{ minutes: '' }, { minutes: 'Informe a duração em minutos' }],
    [{ minutes: 'meia hora' }, { minutes: 'Use minutos inteiros, sem vírgula' }],
    [{ minutes: '30,5' }, { minutes: 'Use minutos inteiros, sem vírgula' }],
    [{ minutes: '0' }, { minutes: 'A duração vai de 1 a 1.440 minutos' }],
    [{ intensity: '' }, { intensity: 'Escolha a intensidade' }],
  ])('%j: %j', (change, errors) => {
    expect(validateExercise({ ...filled, ...change }, now, undefined, ZONE)).toEqual(errors)
  })
})

describe('toPayload', () => {
  it('keeps the seconds of an unedited start', () => {
    expect(toPayload(toFormValues(walk, ZONE), walk, ZONE).startedAt).toBe(walk.startedAt)
    expect(toPayload({ ...toFormValues(walk, ZONE), time: '07:01' }, walk, ZONE).startedAt).toBe(
      '2026-11-17T10:01:00.000Z',
    )
  })
})

describe('exerciseWhen', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 'Hoje, 07:00'],
    ['2026-11-20T02:59:00Z', 'Ontem, 23:59'],
    ['2026-11-17T10:00:00Z', 'ter., 17 de nov. ·\u00a007:00'],
  ])('%s is "%s"', (startedAt, text) => expect(exerciseWhen(startedAt, now, ZONE)).toBe(text))
})
