import { describe, expect, it } from 'vitest'
import { listFilterOf } from './exercise-queries.ts'
import { exerciseSearch } from './exercise-search.ts'

describe('exerciseSearch', () => {
  it.each([
    [{}, {}],
    [{ registrar: '1' }, { registrar: 1 }],
    [{ registrar: 2, editar: '' }, {}],
    [
      { editar: 'a', tipo: 'yoga', other: 1 },
      { editar: 'a', tipo: 'yoga' },
    ],
    [{ registrar: 1, editar: 'a' }, { registrar: 1 }],
    [
      { ano: 2025, periodo: 'ano', dia: '2025-01-01' },
      { ano: 2025, periodo: 'ano', dia: '2025-01-01' },
    ],
    [{ ano: 25, periodo: 'semana' }, {}],
  ])('%j is %j', (search, read) => expect(exerciseSearch(search)).toEqual(read))
})

describe('listFilterOf', () => {
  it.each([
    [
      { tipo: 'yoga', ano: 2025 },
      { kind: 'yoga', year: 2025 },
    ],
    [{ tipo: 'flying' }, { kind: undefined, year: undefined }],
  ])('%j is %j', (search, filter) => expect(listFilterOf(search)).toEqual(filter))
})
