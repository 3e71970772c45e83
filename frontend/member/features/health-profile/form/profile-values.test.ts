import { describe, expect, it } from 'vitest'
import {
  blankAllergy,
  blankCondition,
  isProfileValues,
  toFormErrors,
  toPayload,
  validateProfile,
  valuesOf,
} from './profile-values.ts'

const milk = { substance: 'Leite', reaction: '', severity: 'mild' as const }
const typed = {
  bloodType: 'O-' as const,
  allergies: [milk],
  conditions: [{ name: 'Asma', notes: 'Desde 2010' }],
  contactName: 'Paulo',
  contactRelation: '',
  contactPhone: '(11) 91234-5678',
}

describe('toPayload', () => {
  it('leaves out rows in which nothing was entered', () => {
    const payload = toPayload(
      {
        ...typed,
        allergies: [blankAllergy, milk, { ...blankAllergy, reaction: ' ' }],
        conditions: [blankCondition],
      },
      true,
    )
    expect(payload).toMatchObject({ allergies: [milk], conditions: [], shownAtCounter: true })
  })

  it('sends no contact if none was typed', () => {
    const blank = { ...typed, contactName: ' ', contactPhone: '' }
    expect(toPayload(blank, false).emergencyContact).toBeNull()
    expect(toPayload(typed, false).emergencyContact).toMatchObject({ name: 'Paulo' })
  })
})

describe('validateProfile', () => {
  it('accepts a whole profile and an empty one', () => {
    expect(validateProfile(typed)).toEqual({})
    expect(validateProfile({ bloodType: 'unknown' })).toEqual({})
  })

  it('numbers rows as in the form, blank rows included', () => {
    const allergies = [blankAllergy, { ...blankAllergy, severity: 'severe' as const }, milk]
    const conditions = [blankCondition, { name: '', notes: 'Desde 2010' }]
    expect(validateProfile({ ...typed, allergies, conditions })).toEqual({
      'allergies.1.substance': 'Informe a que você tem alergia',
      'conditions.1.name': 'Informe a condição de saúde',
    })
    expect(validateProfile({ ...typed, allergies: [blankAllergy, milk, milk] })).toEqual({
      'allergies.2.substance': 'Esta alergia já está na lista',
    })
  })

  it('requires the name and phone of a partly filled contact', () => {
    const begun = { ...typed, contactName: '', contactRelation: 'Irmão', contactPhone: '190' }
    expect(validateProfile(begun)).toEqual({
      contactName: 'Informe o nome do contato',
      contactPhone: 'Informe um telefone com DDD, como (11)\u00a091234-5678',
    })
  })
})

it('places the errors of the API at the fields of the form', () => {
  const allergies = [blankAllergy, milk]
  const fields = {
    'allergies.0.reaction': 'a',
    'emergencyContact.phone': 'b',
    bloodType: 'c',
    'allergies.7': 'd',
  }
  expect(toFormErrors(fields, { ...typed, allergies })).toEqual({
    'allergies.1.reaction': 'a',
    contactPhone: 'b',
    bloodType: 'c',
  })
})

it('fills the form with a saved profile unchanged', () => {
  const profile = {
    bloodType: 'O-' as const,
    allergies: [{ ...milk, reaction: null }],
    conditions: [{ name: 'Asma', notes: 'Desde 2010' }],
    emergencyContact: { name: 'Paulo', relation: null, phone: '(11) 91234-5678' },
    shownAtCounter: true,
    updatedAt: '2026-09-21T12:00:00.000Z',
    version: 3,
  }
  expect(valuesOf(profile)).toEqual(typed)
  expect(isProfileValues(JSON.parse(JSON.stringify(valuesOf(profile))))).toBe(true)
  expect(isProfileValues({ ...typed, allergies: [{}] })).toBe(false)
})
