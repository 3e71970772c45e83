import { describe, expect, it } from 'vitest'
import type { Medication } from '#contract/medications.ts'
import {
  isMedicationValues,
  newMedication,
  toFormValues,
  toPayload,
  validateMedication,
} from './medication-values.ts'

const zones = { home: 'America/Sao_Paulo', here: 'Europe/Lisbon' }
const filled = (overrides = {}) => ({
  ...newMedication(new Date('2026-11-20T15:00:00Z')),
  name: 'Losartana',
  ...overrides,
})

describe('the form of a medication', () => {
  it('starts today, daily at eight', () => {
    expect(validateMedication(filled(), zones)).toEqual({})
    expect(toPayload(filled(), zones)).toMatchObject({
      kind: 'daily',
      times: ['08:00'],
      startsOn: '2026-11-20',
      endsOn: null,
      intervalHours: null,
      timeZone: 'America/Sao_Paulo',
    })
    expect(toPayload(filled({ clock: 'here' }), zones).timeZone).toBe('Europe/Lisbon')
  })

  it.each([
    [{ name: ' ' }, { name: 'Informe o nome do medicamento' }],
    [{ times: [] }, { times: 'Informe pelo menos um horário' }],
    [{ times: ['08:00', '8'] }, { times: 'Use o formato HH:MM, como 08:00' }],
    [{ times: ['08:00', '08:00'] }, { times: 'Este horário está repetido' }],
    [{ kind: 'weekdays' }, { weekdays: 'Escolha pelo menos um dia da semana' }],
    [
      { kind: 'interval', intervalHours: '' },
      { intervalHours: 'Informe de quantas em quantas horas, de 1 a 720' },
    ],
    [
      { kind: 'interval', intervalHours: '1,5' },
      { intervalHours: 'Informe de quantas em quantas horas, de 1 a 720' },
    ],
    [{ kind: 'as_needed', minHours: 'seis' }, { minHours: 'Informe um número inteiro de horas, de 1 a 168' }],
    [{ startsOn: '20/11' }, { startsOn: 'Data inválida. Use o formato DD/MM/AAAA.' }],
    [{ endsOn: '2026-11-19' }, { endsOn: 'O fim não pode ser antes do início' }],
  ])('reports what is wrong (%#)', (overrides, errors) => {
    expect(validateMedication(filled(overrides), zones)).toEqual(errors)
  })

  it('ignores fields that the kind of schedule does not use', () => {
    const values = filled({ kind: 'as_needed', times: ['x'], intervalHours: 'x', weekdays: ['1'] })
    expect(validateMedication(values, zones)).toEqual({})
    expect(toPayload(values, zones)).toMatchObject({ times: [], weekdays: [], intervalHours: null })
  })

  it('fills the form with a saved medication', () => {
    const saved = {
      ...{ name: 'Vitamina D', dose: null, form: 'drops', notes: null, reminders: false },
      ...{ kind: 'weekdays', times: ['09:00'], weekdays: [0], intervalHours: null, minHours: null },
      ...{ startsOn: '2026-01-01', endsOn: '2026-12-31' },
    } as unknown as Medication
    const values = toFormValues(saved)
    expect(values).toMatchObject({ weekdays: ['0'], endsOn: '2026-12-31', reminders: false, dose: '' })
    expect(isMedicationValues(values)).toBe(true)
    expect(isMedicationValues({ ...values, kind: 'never' })).toBe(false)
  })
})
