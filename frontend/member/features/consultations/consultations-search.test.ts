import { expect, it } from 'vitest'
import { consultationTypes } from '#contract/consultations.ts'
import {
  consultationSearch,
  consultationsSearch,
  groupIn,
  tabParameter,
  typeIn,
  typeParameter,
} from './consultations-search.ts'

it.each([
  [{}, {}],
  [{ agendar: 1 }, { agendar: 1 }],
  [{ agendar: '1' }, { agendar: 1 }],
  [{ agendar: 0 }, {}],
  [{ aba: 'passadas' }, { aba: 'passadas' }],
  [
    { aba: 'canceladas', ano: 2025, tipo: 'video' },
    { aba: 'canceladas', ano: 2025, tipo: 'video' },
  ],
  [{ aba: 'toString', ano: '2025', tipo: 'carta', outro: 'x' }, {}],
])('reads %j as %j', (search, expected) => {
  expect(consultationsSearch(search)).toEqual(expected)
})

it.each([
  [{ editar: 1 }, { editar: 1 }],
  [{ editar: 'x' }, {}],
  [{}, {}],
])('reads %j of one consultation as %j', (search, expected) => {
  expect(consultationSearch(search)).toEqual(expected)
})

it('names each tab and type in the address', () => {
  for (const group of ['past', 'cancelled'] as const) expect(groupIn(tabParameter(group))).toBe(group)
  expect(tabParameter('upcoming')).toEqual({ aba: undefined })
  expect(groupIn({})).toBe('upcoming')
  for (const type of consultationTypes) expect(typeIn(typeParameter(type))).toBe(type)
  expect(typeIn({})).toBeUndefined()
})
