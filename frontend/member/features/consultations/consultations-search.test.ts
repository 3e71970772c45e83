import { expect, it } from 'vitest'
import { consultationTypes } from '#contract/consultations.ts'
import { readListFilter } from '#member/shared/lib/records/list-filter.ts'
import { groupIn, tabSearch, typeParameter } from './consultations-parameters.ts'
import { consultationSearch, consultationsSearch } from './consultations-search.ts'

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
  [{ aba: 1, ano: '2025', tipo: '', outro: 'x' }, {}],
])('reads %j as %j', (search, expected) => {
  expect(consultationsSearch(search)).toEqual(expected)
})

it.each([
  [{ editar: 1 }, { editar: 1 }],
  [{ editar: 'x' }, {}],
  [{ anotar: '1', espera: 3 }, { anotar: 1 }],
  [{ espera: 3 }, { espera: 3 }],
  [{ anotar: 2, espera: 'x' }, {}],
  [{}, {}],
])('reads %j of one consultation as %j', (search, expected) => {
  expect(consultationSearch(search)).toEqual(expected)
})

it('names each tab and type in the search', () => {
  for (const group of ['upcoming', 'past', 'cancelled'] as const) {
    expect(groupIn(tabSearch(group))).toBe(group)
  }
  for (const tab of [undefined, 'toString']) expect(groupIn({ aba: tab })).toBe('upcoming')
  for (const type of consultationTypes) {
    const search = { tipo: typeParameter.names[type] }
    expect(readListFilter(typeParameter, search, '').choice).toBe(type)
  }
  expect(readListFilter(typeParameter, { tipo: 'carta' }, '').choice).toBeUndefined()
})
