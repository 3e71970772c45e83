import { expect, it } from 'vitest'
import { isAdding, readDialog, tabAndDay, tabSearch } from './medications-parameters.ts'
import { medicationSearch, medicationsSearch } from './medications-search.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

it.each([
  [{}, { tab: 'day', day: '2026-11-20' }],
  [
    { aba: 'adesao', x: 1 },
    { tab: 'adherence', day: '2026-11-20' },
  ],
  [{ aba: 'outra' }, { tab: 'day', day: '2026-11-20' }],
  [{ dia: '2026-11-18' }, { tab: 'day', day: '2026-11-18' }],
  [{ dia: '2026-02-30' }, { tab: 'day', day: '2026-11-20' }],
  [{ dia: 20261118 }, { tab: 'day', day: '2026-11-20' }],
])('reads tab and day of %j', (search, expected) => {
  expect(tabAndDay(medicationsSearch(search), now)).toEqual(expected)
})

it.each([
  [{ janela: 'novo' }, true],
  [{ janela: 'editar' }, false],
  [{}, false],
])('reads from %j whether a medication is added: %s', (search, adding) => {
  expect(isAdding(medicationsSearch(search))).toBe(adding)
})

it.each([
  [{ janela: 'repor' }, 'refill'],
  [{ janela: 'estoque', ano: 2025 }, 'stock'],
  [{ janela: 'outra' }, undefined],
  [{}, undefined],
])('reads the dialog of %j', (search, dialog) => {
  expect(readDialog(medicationSearch(search))).toBe(dialog)
})

it('reads the filter of the history', () => {
  expect(medicationSearch({ ano: 2025, doses: 'puladas', x: 1 })).toEqual({ ano: 2025, doses: 'puladas' })
  expect(medicationSearch({ ano: '2025', doses: '' })).toEqual({})
})

it.each([
  ['day', {}],
  ['adherence', { aba: 'adesao' }],
])('the search of the tab %s is %j', (tab, expected) => {
  expect(tabSearch(tab)).toEqual(expected)
})
