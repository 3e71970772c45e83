import { expect, it } from 'vitest'
import { dialogOf, parentDialog, tabAddress, tabAndDay } from './medications-address.ts'
import { medicationsSearch } from './medications-search.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

it.each([
  [{}, { tab: 'day', day: '2026-11-20' }],
  [
    { aba: 'lista', x: 1 },
    { tab: 'list', day: '2026-11-20' },
  ],
  [{ aba: 'outra' }, { tab: 'day', day: '2026-11-20' }],
  [{ dia: '2026-11-18' }, { tab: 'day', day: '2026-11-18' }],
  [{ dia: '2026-02-30' }, { tab: 'day', day: '2026-11-20' }],
  [{ dia: 20261118 }, { tab: 'day', day: '2026-11-20' }],
])('reads tab and day of %j', (search, expected) => {
  expect(tabAndDay(medicationsSearch(search), now)).toEqual(expected)
})

it.each([
  [{ janela: 'novo', medicamento: 'a' }, { dialog: 'add' }],
  [
    { janela: 'ver', medicamento: 'a' },
    { dialog: 'details', id: 'a' },
  ],
  [{ janela: 'ver' }, {}],
  [{ janela: 'outra', medicamento: 'a' }, {}],
  [{ medicamento: 'a' }, {}],
])('reads the dialog of %j', (search, dialog) => {
  expect(dialogOf(medicationsSearch(search))).toEqual({ dialog: undefined, id: undefined, ...dialog })
})

it.each([
  [
    { aba: 'lista', janela: 'repor', medicamento: 'a' },
    { janela: 'ver', medicamento: 'a' },
  ],
  [
    { janela: 'historico', medicamento: 'a' },
    { janela: 'ver', medicamento: 'a' },
  ],
  [{ aba: 'lista', janela: 'ver', medicamento: 'a' }, undefined],
  [{ janela: 'novo' }, undefined],
  [{ janela: 'repor' }, undefined],
])('below the dialog of %j is %j', (search, expected) => {
  expect(parentDialog(medicationsSearch(search))).toEqual(expected)
})

it.each([
  ['day', {}],
  ['list', { aba: 'lista' }],
  ['adherence', { aba: 'adesao' }],
])('the address of the tab %s is %j', (tab, expected) => {
  expect(tabAddress(tab)).toEqual(expected)
})
