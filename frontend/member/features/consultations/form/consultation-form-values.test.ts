import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import {
  blankConsultation,
  isDraft,
  makeFormSchema,
  toFormValues,
  toPayload,
} from './consultation-form-values.ts'

const ZONE = 'America/Sao_Paulo'
const today = '2026-11-20'
const now = new Date('2026-11-20T15:00:00Z')
const filled = { ...blankConsultation, date: '2026-11-24' }

const consultation = {
  id: '1',
  timeZone: 'America/Sao_Paulo',
  version: 1,
  date: '2026-11-24T11:00:00.000Z',
  type: 'Video',
  doctorName: 'Dra. Ana Souza',
  specialty: null,
  notes: 'Levar exames\nde outubro',
  placeName: 'Clínica Vila Nova',
  address: null,
  phone: '(11) 4002-8922',
  bring: ['Exames de outubro', 'Documento'],
  exams: [{ id: 'e1', title: 'Glicose', date: '2026-10-06', laboratory: 'Laboratório São Lucas' }],
  status: 'Scheduled',
} satisfies Consultation

/** The first message of each field, as the form shows it. */
function sentences(values: object, original?: Consultation) {
  const result = v.safeParse(
    makeFormSchema(original, ZONE, now),
    { ...filled, ...values },
    { abortPipeEarly: true },
  )
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []
}

describe('the form on a given day', () => {
  it.each([{}, { date: today }, { time: '8:00' }, { doctorName: undefined }])('takes %o', (values) => {
    expect(sentences(values)).toEqual([])
  })

  it.each([
    [{ date: '2026-11-19' }, 'date', 'Escolha uma data a partir de hoje.'],
    [{ date: '' }, 'date', 'Por favor, selecione uma data'],
    [{ date: '24/11' }, 'date', 'Data inválida. Use o formato DD/MM/AAAA.'],
    [{ time: '' }, 'time', 'Por favor, selecione um horário'],
    [{ time: '--:--' }, 'time', 'Horário inválido. Selecione um horário válido no formato HH:MM.'],
    [{ time: 'oito' }, 'time', 'Formato de horário inválido. Use o formato HH:MM.'],
    [{ time: '24:00' }, 'time', 'Formato de horário inválido. Use o formato HH:MM.'],
    [{ phone: 'ligue já' }, 'phone', 'Escreva um telefone sem letras, com pelo menos 3 números.'],
    [{ bring: 'a\n'.repeat(21) }, 'bring', 'Escreva no máximo 20 itens'],
    [{ bring: 'a'.repeat(201) }, 'bring', 'Use no máximo 200 caracteres'],
    [{ examIds: Array(11).fill('e') }, 'examIds', 'Escolha no máximo 10 exames'],
    [{ type: undefined }, 'type', 'Por favor, selecione o tipo de consulta'],
  ])('refuses %o at %s', (values, field, sentence) => {
    expect(sentences(values)).toEqual([[field, sentence]])
  })

  it('lets a past consultation keep its time, but not move to another past time unless it is completed', () => {
    const original = { ...consultation, date: '2026-11-14T18:00:00.000Z' }
    const past = { date: '2026-11-14', time: '15:00' }
    expect(sentences(past, original)).toEqual([])
    for (const moved of [{ ...past, time: '16:00' }, { date: '2026-11-15' }]) {
      expect(sentences(moved, original)).toEqual([['date', 'Escolha uma data a partir de hoje.']])
      expect(sentences(moved, { ...original, status: 'Completed' })).toEqual([])
    }
  })
})

describe('values and payload', () => {
  it('shows a consultation in local time and sends the same instant', () => {
    const values = toFormValues(consultation, ZONE)
    expect(values).toEqual({
      date: '2026-11-24',
      time: '08:00',
      type: 'Video',
      doctorName: 'Dra. Ana Souza',
      specialty: '',
      notes: 'Levar exames\nde outubro',
      placeName: 'Clínica Vila Nova',
      address: '',
      phone: '(11) 4002-8922',
      bring: 'Exames de outubro\nDocumento',
      examIds: ['e1'],
    })
    expect(toPayload(values, ZONE)).toEqual({
      date: consultation.date,
      type: 'Video',
      doctorName: 'Dra. Ana Souza',
      specialty: '',
      notes: 'Levar exames\nde outubro',
      placeName: 'Clínica Vila Nova',
      address: '',
      phone: '(11) 4002-8922',
      bring: ['Exames de outubro', 'Documento'],
      examIds: ['e1'],
    })
  })

  it('sends one thing to bring for each line that is not blank', () => {
    const bring = '  Exames \r\n\n \nDocumento\n'
    expect(toPayload({ ...filled, bring }, ZONE).bring).toEqual(['Exames', 'Documento'])
  })

  it('accepts an hour without its leading zero, and rejects an impossible time', () => {
    expect(toPayload({ ...blankConsultation, date: '2026-11-24', time: '8:00' }, ZONE).date).toBe(
      consultation.date,
    )
    expect(() => toPayload({ ...blankConsultation, date: '2026-02-30' }, ZONE)).toThrow(RangeError)
  })

  it('recognises a draft by its shape', () => {
    expect(isDraft({ ...blankConsultation, date: '24/1' })).toBe(true)
    const { date, time, type, doctorName, specialty, notes } = blankConsultation
    expect(isDraft({ date, time, type, doctorName, specialty, notes })).toBe(true)
    expect(isDraft({ ...blankConsultation, bring: 7 })).toBe(false)
    expect(isDraft({ ...blankConsultation, type: 'Letter' })).toBe(false)
    expect(isDraft({ date: '2026-11-24' })).toBe(false)
    expect(isDraft(null)).toBe(false)
  })
})
