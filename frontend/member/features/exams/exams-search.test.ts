import { expect, it } from 'vitest'
import { examsSearch } from './exams-search.ts'

it.each([
  [{}, {}],
  [{ busca: 'glicose' }, { busca: 'glicose' }],
  [{ busca: 25 }, { busca: '25' }],
  [{ busca: '', aba: 'x', analito: [] }, {}],
  [
    { aba: 'evolucao', analito: 'TSH' },
    { aba: 'evolucao', analito: 'TSH' },
  ],
])('%j is %j', (search, expected) => {
  expect(examsSearch(search)).toEqual(expected)
})
