import { expect, it } from 'vitest'
import { behind, dialogOf, placeOf } from './medications-place.ts'
import { medicationsSearch } from './medications-search.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

it.each([
  [{}, { tab: 'hoje', day: '2026-11-20' }],
  [
    { aba: 'lista', x: 1 },
    { tab: 'lista', day: '2026-11-20' },
  ],
  [{ aba: 'outra' }, { tab: 'hoje', day: '2026-11-20' }],
  [{ dia: '2026-11-18' }, { tab: 'hoje', day: '2026-11-18' }],
  [{ dia: '2026-02-30' }, { tab: 'hoje', day: '2026-11-20' }],
  [{ dia: 20261118 }, { tab: 'hoje', day: '2026-11-20' }],
])('%j is a place', (search, place) => {
  expect(placeOf(medicationsSearch(search), now)).toEqual(place)
})

it.each([
  [{ janela: 'novo', medicamento: 'a' }, { dialog: 'novo' }],
  [
    { janela: 'ver', medicamento: 'a' },
    { dialog: 'ver', id: 'a' },
  ],
  [{ janela: 'ver' }, {}],
  [{ janela: 'outra', medicamento: 'a' }, {}],
  [{ medicamento: 'a' }, {}],
])('%j is a dialog', (search, dialog) => {
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
])('behind %j lies %j', (search, place) => {
  expect(behind(medicationsSearch(search))).toEqual(place)
})
