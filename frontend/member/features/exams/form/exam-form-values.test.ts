import { describe, expect, it } from 'vitest'
import {
  blankExam,
  blankValue,
  isExamFormValues,
  isUnfilledPanelRow,
  toFormValues,
  toPayload,
  usualUnitOf,
  validateExam,
  validateValue,
} from './exam-form-values.ts'

const TODAY = '2026-11-20'
const glucose = { ...blankValue, analyte: 'Glicose', value: '92', unit: 'mg/dL', low: '70', high: '99' }
const typed = { ...blankExam, date: '2026-11-20', laboratory: 'São Lucas', values: [glucose] }

describe('toPayload', () => {
  it('leaves out rows in which nothing was typed', () => {
    expect(
      toPayload({ ...typed, values: [blankValue, glucose, { ...blankValue, unit: ' ' }] }).values,
    ).toEqual([glucose])
  })

  it('leaves out the rows of a panel that were not filled in', () => {
    const brought = { ...blankValue, analyte: 'Ureia', unit: 'mg/dL' }
    expect(toPayload({ ...typed, values: [brought, glucose] }).values).toEqual([glucose])
    expect(validateExam({ ...typed, values: [brought, { ...glucose, low: 'x' }] }, TODAY)).toEqual({
      'values.1.low': 'Use um número, como 70 ou 99,5',
    })
  })

  it('sends fasting hours only for a fasting exam', () => {
    expect(toPayload({ ...typed, fasting: 'yes', fastingHours: ' 12 ' }).fastingHours).toBe(12)
    expect(toPayload({ ...typed, fasting: 'no', fastingHours: '12' }).fastingHours).toBeNull()
    expect(toPayload({ ...typed, fasting: 'yes', fastingHours: '' }).fastingHours).toBeNull()
  })
})

describe('validateExam', () => {
  it('accepts a result of today, with or without values', () => {
    expect(validateExam(typed, TODAY)).toEqual({})
    expect(validateExam({ ...typed, values: [blankValue] }, TODAY)).toEqual({})
  })

  it.each([
    [{ date: '' }, { date: 'Informe a data do exame' }],
    [{ date: '2026-11-21' }, { date: 'A data do exame não pode estar no futuro' }],
    [{ laboratory: '' }, { laboratory: 'Informe o laboratório' }],
    [
      { fasting: 'yes' as const, fastingHours: 'oito' },
      { fastingHours: 'Use um número inteiro de horas, de 1 a 72' },
    ],
    [
      { fasting: 'yes' as const, fastingHours: '7,5' },
      { fastingHours: 'Use um número inteiro de horas, de 1 a 72' },
    ],
  ])('reports what is wrong with %j', (change, errors) => {
    expect(validateExam({ ...typed, ...change }, TODAY)).toEqual(errors)
  })

  it('numbers the rows of its errors as in the form, blank rows included', () => {
    const rows = [blankValue, { ...glucose, value: '' }, blankValue, { ...glucose, low: 'x' }]
    expect(validateExam({ ...typed, values: rows }, TODAY)).toEqual({
      'values.1.value': 'Informe o valor',
      'values.3.low': 'Use um número, como 70 ou 99,5',
    })
  })
})

it('fills the form with a saved result unchanged', () => {
  const exam = {
    ...toPayload({ ...typed, fasting: 'yes', fastingHours: '8' }),
    title: 'Glicose',
    id: '1',
    version: 1,
    files: [],
    requestedBy: null,
    notes: null,
    values: [{ ...glucose, reference: null, id: '2' }],
  }
  const values = toFormValues(exam)
  expect(values).toEqual({ ...typed, fasting: 'yes', fastingHours: '8' })
  expect(isExamFormValues(JSON.parse(JSON.stringify(values)))).toBe(true)
  expect(isExamFormValues({ ...values, values: [{}] })).toBe(false)
})

it('says what is wrong with a parsed value', () => {
  expect(validateValue(glucose)).toBeUndefined()
  expect(validateValue({ ...glucose, value: ' ' })).toEqual({ value: 'Informe o valor' })
  expect(validateValue({ ...glucose, analyte: '', low: '100' })).toEqual({
    analyte: 'Informe o que foi medido',
    high: 'O máximo da faixa deve ser maior que o mínimo',
  })
})

it('finds the last unit of an analyte, ignoring case, accents and spacing', () => {
  const known = [
    { id: 'v1', analyte: 'Hemoglobina glicada', unit: '%', count: 2, date: '2026-03-01', isOutside: false },
  ]
  expect(usualUnitOf('hemoglobina  GLICÁDA', known)).toBe('%')
  expect(usualUnitOf('Lipase', known)).toBeUndefined()
})

it('offers the unit of the panel for an analyte that the member has not recorded', () => {
  const tsh = { id: 'v1', analyte: 'TSH', count: 1, date: '2026-03-01', isOutside: false }
  expect(usualUnitOf('tsh', [])).toBe('µUI/mL')
  expect(usualUnitOf('TSH ultra sensível', [{ ...tsh, unit: 'mUI/L' }])).toBe('mUI/L')
})

it('recognizes a row that holds only what a panel added', () => {
  const brought = { ...blankValue, analyte: 'Hemoglobina', unit: 'g/dL' }
  expect(isUnfilledPanelRow(brought)).toBe(true)
  expect(isUnfilledPanelRow({ ...brought, value: '13,8' })).toBe(false)
  expect(isUnfilledPanelRow({ ...brought, low: '12' })).toBe(false)
  expect(isUnfilledPanelRow({ ...brought, unit: 'g/L' })).toBe(false)
  expect(isUnfilledPanelRow({ ...brought, analyte: 'Lipase', unit: '' })).toBe(false)
  expect(isUnfilledPanelRow(blankValue)).toBe(false)
})
