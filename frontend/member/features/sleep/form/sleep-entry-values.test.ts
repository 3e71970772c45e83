import { describe, expect, it } from 'vitest'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import {
  findQuestions,
  isSleepEntryValues,
  newSleepEntry,
  toFormErrors,
  toFormValues,
  toPayload,
  typedMinutes,
  usualNight,
  validateSleepEntry,
} from './sleep-entry-values.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const now = new Date('2026-11-20T10:05:42Z')
const entry = newSleepEntry(now, SAO_PAULO)

describe('newSleepEntry', () => {
  it('lasts from yesterday 22:00 until now, with the default quality', () => {
    expect(entry).toEqual({
      startDay: '2026-11-19',
      startTime: '22:00',
      endDay: '2026-11-20',
      endTime: '07:05',
      quality: 75,
      notes: '',
    })
    expect(newSleepEntry(new Date('2027-01-01T01:30:00Z'), SAO_PAULO)).toMatchObject({
      startDay: '2026-12-30',
      endDay: '2026-12-31',
      endTime: '22:30',
    })
  })
})

describe('validateSleepEntry', () => {
  it.each([
    ['as prefilled', {}, {}],
    ['no start', { startTime: '' }, { startTime: 'Horário de início obrigatório' }],
    ['no start day', { startDay: '' }, { startDay: 'Horário de início obrigatório' }],
    [
      'neither start day nor start time',
      { startDay: '', startTime: '' },
      { startDay: 'Horário de início obrigatório', startTime: 'Horário de início obrigatório' },
    ],
    ['no end', { endTime: '' }, { endTime: 'Horário de término obrigatório' }],
    ['no end day', { endDay: '' }, { endDay: 'Horário de término obrigatório' }],
    [
      'end before start',
      { endDay: '2026-11-19', endTime: '21:00' },
      { endTime: 'O horário de término deve ser posterior ao horário de início' },
    ],
    [
      'end at the start',
      { endDay: '2026-11-19', endTime: '22:00' },
      { endTime: 'O horário de término deve ser posterior ao horário de início' },
    ],
    [
      'end on the day before the start',
      { endDay: '2026-11-18' },
      { endDay: 'O horário de término deve ser posterior ao horário de início' },
    ],
    ['24 hours', { startDay: '2026-11-19', startTime: '07:05' }, {}],
    [
      'over 24 hours',
      { startDay: '2026-11-19', startTime: '07:04' },
      { endDay: 'Um registro pode ter até 24 horas. Confira as datas.' },
    ],
    ['an end that the clocks’ difference explains', { endTime: '07:07' }, {}],
    ['an end in the future', { endTime: '07:08' }, { endTime: 'O término não pode estar no futuro.' }],
    [
      'an impossible day',
      { startDay: '31/02/2026' },
      { startDay: 'Data inválida. Use o formato DD/MM/AAAA.' },
    ],
    ['an impossible time', { endTime: '25:00' }, { endTime: 'Horário inválido. Use o formato HH:MM.' }],
    ['quality too low', { quality: 0 }, { quality: 'Qualidade mínima é 1' }],
    ['quality too high', { quality: 101 }, { quality: 'Qualidade máxima é 100' }],
    ['notes too long', { notes: 'a'.repeat(2001) }, { notes: 'Use no máximo 2.000 caracteres' }],
  ])('%s', (_case, change, errors) => {
    expect(validateSleepEntry({ ...entry, ...change }, now, undefined, SAO_PAULO)).toEqual(errors)
  })
})

it('reports an entry shorter than a minute at its end time', () => {
  const original = sleepEntry('2026-11-20T08:59:30.000Z', '2026-11-20T10:00:00.000Z', 70)
  const values = { ...toFormValues(original, SAO_PAULO), endTime: '06:00' }
  expect(validateSleepEntry(values, now, original, SAO_PAULO)).toEqual({
    endTime: 'Um registro precisa ter pelo menos 1 minuto.',
  })
  expect(validateSleepEntry({ ...values, endTime: '06:01' }, now, original, SAO_PAULO)).toEqual({})
})

describe('toPayload', () => {
  it('sends instants that account for a daylight saving change in between', () => {
    const night = { startDay: '2018-11-03', startTime: '22:00', endDay: '2018-11-04', endTime: '07:00' }
    const over = { ...entry, ...night }
    expect(toPayload(over, undefined, SAO_PAULO)).toMatchObject({
      sleepStart: '2018-11-04T01:00:00.000Z',
      sleepEnd: '2018-11-04T09:00:00.000Z',
    })
    expect(typedMinutes(over, undefined, SAO_PAULO)).toBe(8 * 60)
  })

  it('leaves an unedited moment exactly as it was', () => {
    // The second 23:30 on a night when the clock went back an hour.
    const original = sleepEntry('2019-02-17T02:30:30.000Z', '2019-02-17T10:00:00.000Z', 70)
    const values = toFormValues(original, SAO_PAULO)
    expect(values.startTime).toBe('23:30')
    expect(toPayload({ ...values, quality: 90 }, original, SAO_PAULO)).toMatchObject({
      sleepStart: original.sleepStart,
      sleepEnd: original.sleepEnd,
      quality: 90,
    })
    expect(toPayload({ ...values, startTime: '22:30' }, original, SAO_PAULO).sleepStart).toBe(
      '2019-02-17T00:30:00.000Z',
    )
  })
})

describe('typedMinutes', () => {
  it('has no duration when a field is empty or the end is before the start', () => {
    expect(typedMinutes({ ...entry, endTime: '' }, undefined, SAO_PAULO)).toBeUndefined()
    expect(typedMinutes({ ...entry, endDay: '2026-11-18' }, undefined, SAO_PAULO)).toBeUndefined()
    expect(typedMinutes(entry, undefined, SAO_PAULO)).toBe(9 * 60 + 5)
  })
})

describe('toFormErrors', () => {
  it("assigns the API's messages to the form's fields", () => {
    expect(
      toFormErrors({ sleepStart: 'Encontra outro', sleepEnd: 'O término não pode estar no futuro.' }, entry),
    ).toEqual({
      startDay: 'Encontra outro',
      endTime: 'O término não pode estar no futuro.',
    })
  })
})

describe('isSleepEntryValues', () => {
  it.each([
    [entry, true],
    [{ ...entry, quality: '75' }, false],
    [null, false],
    [{}, false],
  ])('%j: %s', (value, expected) => {
    expect(isSleepEntryValues(value)).toBe(expected)
  })
})

describe('findQuestions', () => {
  const asked = (change: Partial<typeof entry>, touched: string[] = []) =>
    findQuestions({ ...entry, ...change }, new Set(touched), { prefilled: entry, zone: SAO_PAULO })
  const hours = ['startDay', 'startTime', 'endDay', 'endTime']

  it.each([
    ['nothing was touched', {}, [], ['start', 'end', 'quality']],
    ['only the start was changed', { startTime: '23:00' }, ['startTime'], ['end', 'quality']],
    ['only the end was changed', { endTime: '07:00' }, ['endTime'], ['start', 'quality']],
    ['the quality was chosen as well', { quality: 80 }, ['quality'], ['start', 'end']],
    ['the prefilled start was typed again', {}, ['startTime'], ['end', 'quality']],
    ['both moments were given', {}, hours, ['quality']],
    ['a restored draft holds another start', { startTime: '23:00' }, [], ['end', 'quality']],
  ])('%s', (_case, change, touched, untouched) => {
    expect(asked(change, touched)).toEqual({ untouched, isLong: false })
  })

  it('asks nothing if all values were given', () => {
    expect(asked({}, [...hours, 'quality'])).toBeUndefined()
  })

  it('asks about more than 14 hours', () => {
    const given = [...hours, 'quality']
    expect(asked({ startTime: '17:05' }, given)).toBeUndefined()
    expect(asked({ startTime: '17:04' }, given)).toEqual({ untouched: [], isLong: true })
    expect(asked({ endTime: '12:01' })).toMatchObject({ isLong: true })
  })

  it('asks about a saved entry only if an edit makes it longer than 14 hours', () => {
    const original = sleepEntry('2026-11-19T19:00:00.000Z', '2026-11-20T10:00:00.000Z', 70)
    const values = toFormValues(original, SAO_PAULO)
    const edited = (change: Partial<typeof values>) =>
      findQuestions({ ...values, ...change }, new Set(), { original, zone: SAO_PAULO })
    expect(edited({ quality: 90 })).toBeUndefined()
    expect(edited({ startTime: '16:30' })).toBeUndefined()
    expect(edited({ startTime: '15:30' })).toEqual({ untouched: [], isLong: true })
  })
})

describe('usualNight', () => {
  const usual = { bed: '23:20', wake: '06:40' }
  const filled = (hours: typeof usual, endDay: string) => usualNight(hours, endDay, now, SAO_PAULO)

  it('ends today, or on the chosen day', () => {
    expect(filled(usual, '2026-11-20')).toEqual({
      startDay: '2026-11-19',
      startTime: '23:20',
      endDay: '2026-11-20',
      endTime: '06:40',
    })
    expect(filled(usual, '2026-11-17')).toMatchObject({ startDay: '2026-11-16', endDay: '2026-11-17' })
    expect(filled(usual, '')).toMatchObject({ endDay: '2026-11-20' })
  })

  it('starts on the day on which it ends if the usual bed time is after midnight', () => {
    expect(filled({ bed: '00:30', wake: '06:40' }, '2026-11-20')).toMatchObject({ startDay: '2026-11-20' })
  })

  it('is the night before if the usual wake time is still ahead', () => {
    expect(filled({ bed: '23:20', wake: '07:06' }, '2026-11-20')).toMatchObject({
      startDay: '2026-11-18',
      endDay: '2026-11-19',
    })
  })
})
