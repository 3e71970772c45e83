import { expect, it } from 'vitest'
import { medicationsSearch } from './medications-search.ts'

it.each([
  [{}, {}],
  [{ aba: 'lista', x: 1 }, { aba: 'lista' }],
  [{ aba: 'outra' }, {}],
  [{ dia: '2026-11-20' }, { dia: '2026-11-20' }],
  [{ dia: '2026-02-30' }, {}],
  [{ janela: 'novo', medicamento: 'a' }, { janela: 'novo' }],
  [
    { janela: 'ver', medicamento: 'a' },
    { janela: 'ver', medicamento: 'a' },
  ],
  [{ janela: 'ver' }, {}],
  [{ medicamento: 'a' }, {}],
])('reads %j', (search, expected) => {
  expect(medicationsSearch(search)).toEqual(expected)
})
