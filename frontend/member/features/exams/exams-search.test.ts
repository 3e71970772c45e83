import { expect, it } from 'vitest'
import { examsSearch } from './exams-search.ts'

it.each([
  [{}, {}],
  [{ busca: 'glicose' }, { busca: 'glicose' }],
  [{ busca: 25 }, { busca: '25' }],
  [{ busca: '', aba: 'x', valor: [] }, {}],
  [
    { aba: 'evolucao', valor: '7c1e', analito: 'TSH' },
    { aba: 'evolucao', valor: '7c1e' },
  ],
])('%j is %j', (search, expected) => {
  expect(examsSearch(search)).toEqual(expected)
})
