import { expect, it } from 'vitest'
import { consultationsSearch } from './consultations-search.ts'

it.each([
  [{}, {}],
  [{ agendar: 1 }, { agendar: 1 }],
  [{ agendar: '1' }, { agendar: 1 }],
  [{ agendar: 0 }, {}],
  [{ editar: 'consultation-1' }, { editar: 'consultation-1' }],
  [
    { agendar: 1, editar: 'consultation-1' },
    { agendar: 1, editar: 'consultation-1' },
  ],
  [{ editar: '' }, {}],
  [{ editar: 7, outro: 'x' }, {}],
])('reads %j as %j', (search, expected) => {
  expect(consultationsSearch(search)).toEqual(expected)
})
