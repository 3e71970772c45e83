import { expect, it } from 'vitest'
import { examsSearch } from './exams-search.ts'

it.each([
  [{}, {}],
  [{ busca: 'glicose', aba: 'x', valor: [] }, {}],
  [{ valor: 25 }, { valor: '25' }],
  [
    { ano: 2025, arquivo: 'com' },
    { ano: 2025, arquivo: 'com' },
  ],
  [{ ano: '2025', arquivo: '' }, {}],
  [
    { aba: 'evolucao', valor: '7c1e', analito: 'TSH' },
    { aba: 'evolucao', valor: '7c1e' },
  ],
])('%j is %j', (search, expected) => {
  expect(examsSearch(search)).toEqual(expected)
})
