import { describe, expect, it } from 'vitest'
import { bmiClassOf } from '#domain/bmi.ts'
import {
  inCentimetres,
  isAnamnesisValues,
  liveBmi,
  toPayload,
  untouchedFields,
  validateAnamnesis,
  valuesOf,
} from './anamnesis-values.ts'

const defaults = valuesOf(null)

describe('valuesOf', () => {
  it('starts with the defaults', () => {
    expect(defaults).toEqual({
      age: '30',
      weightKg: '70',
      heightCm: '170',
      activityLevel: 'MODERATE',
      goal: 'HEALTH',
      playsSports: 'no',
    })
  })

  it('starts with the saved record, with decimal commas', () => {
    const record = {
      id: 'one',
      version: 1,
      age: 34,
      weightKg: 63.8,
      heightCm: 165,
      activityLevel: 'LIGHT',
      goal: 'PERFORMANCE',
      playsSports: true,
      bmi: 23.4,
      bmiClass: 'NORMAL',
      createdAt: '2026-09-20T12:00:00.000Z',
    } as const
    expect(valuesOf(record)).toMatchObject({ weightKg: '63,8', activityLevel: 'LIGHT', playsSports: 'yes' })
    expect(toPayload(valuesOf(record))).toMatchObject({
      age: 34,
      weightKg: 63.8,
      heightCm: 165,
      playsSports: true,
    })
  })
})

it('sends and stores a height typed in metres as centimetres', () => {
  expect(toPayload({ ...defaults, heightCm: '1,65' })).toMatchObject({ heightCm: 165 })
  expect(inCentimetres({ ...defaults, heightCm: '1.65' })).toEqual({ ...defaults, heightCm: '165' })
  expect(inCentimetres({ ...defaults, heightCm: '170,5' })).toEqual({ ...defaults, heightCm: '170,5' })
})

describe('validateAnamnesis', () => {
  it.each([
    ['the defaults', {}, {}],
    ['a comma', { weightKg: '72,5' }, {}],
    ['a point', { weightKg: '72.5', heightCm: '170.5' }, {}],
    ['the lowest', { age: '1', weightKg: '1', heightCm: '40' }, {}],
    ['the highest', { age: '120', weightKg: '700', heightCm: '250' }, {}],
    ['no age', { age: '' }, { age: 'Idade deve ser maior que 0' }],
    ['age 0', { age: '0' }, { age: 'Idade deve ser maior que 0' }],
    ['a word for the age', { age: 'trinta' }, { age: 'Use só números, como 30' }],
    ['a word for the weight', { weightKg: 'abc' }, { weightKg: 'Use só números, como 63,7' }],
    ['a word for the height', { heightCm: 'alta' }, { heightCm: 'Use só números, como 170' }],
    ['a negative age', { age: '-3' }, { age: 'Idade deve ser maior que 0' }],
    ['half a year', { age: '30,5' }, { age: 'Idade deve ser um número inteiro' }],
    ['age 121', { age: '121' }, { age: 'Idade máxima é 120' }],
    ['no weight', { weightKg: '' }, { weightKg: 'Peso deve ser maior que 0' }],
    ['weight under 1', { weightKg: '0,9' }, { weightKg: 'Peso deve ser maior que 0' }],
    [
      'weight in hundredths',
      { weightKg: '63,75' },
      { weightKg: 'Use no máximo uma casa decimal, como 63,7' },
    ],
    ['no height', { heightCm: ' ' }, { heightCm: 'Altura mínima é 40 cm' }],
    ['height 39', { heightCm: '39' }, { heightCm: 'Altura mínima é 40 cm' }],
    ['height 251', { heightCm: '251' }, { heightCm: 'Altura máxima é 250 cm' }],
    ['height in metres', { heightCm: '1,65' }, {}],
    ['height in metres, with a point', { heightCm: '1.65' }, {}],
    ['0,39 m', { heightCm: '0,39' }, { heightCm: 'Altura mínima é 40 cm' }],
    ['2,51 m', { heightCm: '2,51' }, { heightCm: 'Altura máxima é 250 cm' }],
  ])('%s', (_what, change, errors) => {
    expect(validateAnamnesis({ ...defaults, ...change })).toEqual(errors)
  })
})

describe('liveBmi', () => {
  it.each([
    ['70', '170', 24.2, 'NORMAL'],
    ['72,5', '170', 25.1, 'OVERWEIGHT'],
    ['53,4', '170', 18.5, 'NORMAL'],
    ['53,3', '170', 18.4, 'UNDERWEIGHT'],
    // 24.96 is shown as 25,0, so it is classed as 25.0.
    ['71,3', '169', 25, 'OVERWEIGHT'],
    ['86,7', '170', 30, 'OBESITY_I'],
    ['101,2', '170', 35, 'OBESITY_II'],
    ['115,6', '170', 40, 'OBESITY_III'],
    // Exactly 28.75: halves are rounded up.
    ['73,6', '160', 28.8, 'OVERWEIGHT'],
    // A trailing comma is ignored.
    ['72,', '170', 24.9, 'NORMAL'],
    ['72.', '170,', 24.9, 'NORMAL'],
    ['72', '1,70', 24.9, 'NORMAL'],
    ['72', '1.7', 24.9, 'NORMAL'],
  ])('%s kg and %s cm: %d, %s', (weight, height, bmi, bmiClass) => {
    expect(liveBmi(weight, height)).toBe(bmi)
    expect(bmiClassOf(bmi)).toBe(bmiClass)
  })

  it.each([
    ['', '170'],
    ['70', ''],
    ['70', '0'],
    ['70', '17'],
    ['0', '170'],
    ['setenta', '170'],
    [undefined, null],
  ])('%j kg and %j cm have none', (weight, height) => {
    expect(liveBmi(weight, height)).toBeNull()
  })
})

describe('isAnamnesisValues', () => {
  it.each([
    [defaults, true],
    [{ ...defaults, age: 30 }, false],
    [{ ...defaults, goal: 'OTHER' }, false],
    [null, false],
  ])('%j: %s', (value, expected) => {
    expect(isAnamnesisValues(value)).toBe(expected)
  })
})

describe('untouchedFields', () => {
  const all = ['age', 'weightKg', 'heightCm', 'activityLevel', 'goal', 'playsSports']

  it('names every untouched default', () => {
    expect(untouchedFields(defaults, {})).toEqual(all)
    expect(untouchedFields(defaults, { age: '30', goal: 'HEALTH' })).toEqual(
      all.filter((name) => name !== 'age' && name !== 'goal'),
    )
    expect(untouchedFields(defaults, defaults)).toEqual([])
  })

  it('does not name a value of a restored draft', () => {
    expect(untouchedFields({ ...defaults, weightKg: '81,3' }, {})).not.toContain('weightKg')
  })
})
