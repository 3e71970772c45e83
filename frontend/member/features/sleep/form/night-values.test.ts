import { describe, expect, it } from 'vitest'
import {
  END_BEFORE_START,
  END_REQUIRED,
  SLEEP_IN_FUTURE,
  SLEEP_TOO_LONG,
  SLEEP_TOO_SHORT,
  START_REQUIRED,
} from '#contract/sleep.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import {
  atFormFields,
  isNightValues,
  lengthOf,
  newNight,
  payloadOf,
  validateNight,
  valuesOf,
} from './night-values.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const now = new Date('2026-11-20T10:05:42Z')
const night = newNight(now, SAO_PAULO)

describe('newNight', () => {
  it('starts as yesterday at 22:00, ends now and is of the default quality', () => {
    expect(night).toEqual({
      startDay: '2026-11-19',
      startTime: '22:00',
      endDay: '2026-11-20',
      endTime: '07:05',
      quality: 75,
      notes: '',
    })
    expect(newNight(new Date('2027-01-01T01:30:00Z'), SAO_PAULO)).toMatchObject({
      startDay: '2026-12-30',
      endDay: '2026-12-31',
      endTime: '22:30',
    })
  })
})

describe('validateNight', () => {
  it.each([
    ['as prefilled', {}, {}],
    ['no start', { startTime: '' }, { startTime: START_REQUIRED }],
    ['no day of the start', { startDay: '' }, { startDay: START_REQUIRED }],
    [
      'nothing of the start',
      { startDay: '', startTime: '' },
      { startDay: START_REQUIRED, startTime: START_REQUIRED },
    ],
    ['no end', { endTime: '' }, { endTime: END_REQUIRED }],
    ['no day of the end', { endDay: '' }, { endDay: END_REQUIRED }],
    ['end before start', { endDay: '2026-11-19', endTime: '21:00' }, { endTime: END_BEFORE_START }],
    ['end at the start', { endDay: '2026-11-19', endTime: '22:00' }, { endTime: END_BEFORE_START }],
    ['end on a day before', { endDay: '2026-11-18' }, { endDay: END_BEFORE_START }],
    ['24 hours', { startDay: '2026-11-19', startTime: '07:05' }, {}],
    ['over 24 hours', { startDay: '2026-11-19', startTime: '07:04' }, { endDay: SLEEP_TOO_LONG }],
    ['an end in the future', { endTime: '07:06' }, { endTime: SLEEP_IN_FUTURE }],
    ['no day', { startDay: '31/02/2026' }, { startDay: 'Data inválida. Use o formato DD/MM/AAAA.' }],
    ['no time', { endTime: '25:00' }, { endTime: 'Horário inválido. Use o formato HH:MM.' }],
    ['quality too low', { quality: 0 }, { quality: 'Qualidade mínima é 1' }],
    ['quality too high', { quality: 101 }, { quality: 'Qualidade máxima é 100' }],
    ['notes too long', { notes: 'a'.repeat(2001) }, { notes: 'Use no máximo 2.000 caracteres' }],
  ])('%s', (_what, change, errors) => {
    expect(validateNight({ ...night, ...change }, now, undefined, SAO_PAULO)).toEqual(errors)
  })
})

it('a night of seconds is too short, at the time of its end', () => {
  const original = {
    id: 'one',
    sleepStart: '2026-11-20T08:59:30.000Z',
    sleepEnd: '2026-11-20T10:00:00.000Z',
    quality: 70,
    notes: null,
  }
  const values = { ...valuesOf(original, SAO_PAULO), endTime: '06:00' }
  expect(validateNight(values, now, original, SAO_PAULO)).toEqual({ endTime: SLEEP_TOO_SHORT })
  expect(validateNight({ ...values, endTime: '06:01' }, now, original, SAO_PAULO)).toEqual({})
})

describe('payloadOf', () => {
  it('sends instants, whatever the clocks did in between', () => {
    const over = {
      ...night,
      startDay: '2018-11-03',
      startTime: '22:00',
      endDay: '2018-11-04',
      endTime: '07:00',
    }
    expect(payloadOf(over, undefined, SAO_PAULO)).toMatchObject({
      sleepStart: '2018-11-04T01:00:00.000Z',
      sleepEnd: '2018-11-04T09:00:00.000Z',
    })
    expect(lengthOf(over, undefined, SAO_PAULO)).toBe(8 * 60)
  })

  it('leaves what an edit did not touch exactly as it was', () => {
    // The second 23:30 of a night that had two.
    const original = {
      id: 'one',
      sleepStart: '2019-02-17T02:30:30.000Z',
      sleepEnd: '2019-02-17T10:00:00.000Z',
      quality: 70,
      notes: null,
    }
    const values = valuesOf(original, SAO_PAULO)
    expect(values.startTime).toBe('23:30')
    expect(payloadOf({ ...values, quality: 90 }, original, SAO_PAULO)).toMatchObject({
      sleepStart: original.sleepStart,
      sleepEnd: original.sleepEnd,
      quality: 90,
    })
    expect(payloadOf({ ...values, startTime: '22:30' }, original, SAO_PAULO).sleepStart).toBe(
      '2019-02-17T00:30:00.000Z',
    )
  })

  it('has no length where a moment is missing or the order is wrong', () => {
    expect(lengthOf({ ...night, endTime: '' }, undefined, SAO_PAULO)).toBeUndefined()
    expect(lengthOf({ ...night, endDay: '2026-11-18' }, undefined, SAO_PAULO)).toBeUndefined()
    expect(lengthOf(night, undefined, SAO_PAULO)).toBe(9 * 60 + 5)
  })
})

describe('atFormFields', () => {
  it("puts the server's sentences at the form's fields", () => {
    const refusal = new ApiError({
      status: 422,
      message: 'Confira',
      code: 'sleep_overlaps',
      fields: { sleepStart: 'Encontra outro', sleepEnd: SLEEP_IN_FUTURE },
    })
    const shown = atFormFields(refusal, night)
    expect(shown).toMatchObject({
      status: 422,
      message: 'Confira',
      code: 'sleep_overlaps',
      fields: { startDay: 'Encontra outro', endTime: SLEEP_IN_FUTURE },
    })
    const other = new Error('other')
    expect(atFormFields(other, night)).toBe(other)
  })
})

describe('isNightValues', () => {
  it.each([
    [night, true],
    [{ ...night, quality: '75' }, false],
    [null, false],
    [{}, false],
  ])('%j: %s', (value, expected) => {
    expect(isNightValues(value)).toBe(expected)
  })
})
