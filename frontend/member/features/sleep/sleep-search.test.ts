import { describe, expect, it } from 'vitest'
import { sleepSearch } from './sleep-search.ts'

describe('sleepSearch', () => {
  it.each([
    [{}, {}],
    [{ aba: 'dicas' }, { aba: 'dicas' }],
    [{ aba: 'outra' }, {}],
    [{ registrar: 1 }, { registrar: 1 }],
    [{ registrar: '1', editar: 'one' }, { registrar: 1 }],
    [{ registrar: 2 }, {}],
    [
      { editar: 'one', aba: 'dicas' },
      { aba: 'dicas', editar: 'one' },
    ],
    [{ editar: '' }, {}],
    [
      { ano: 2026, tipo: 'cochilo', periodo: 'mes', dia: '2026-10-01' },
      { ano: 2026, tipo: 'cochilo', periodo: 'mes', dia: '2026-10-01' },
    ],
    [{ ano: '26', tipo: '', periodo: 'dia', dia: 'hoje' }, {}],
  ])('%j is %j', (search, expected) => {
    expect(sleepSearch(search)).toEqual(expected)
  })
})
