import { describe, expect, it } from 'vitest'
import { readListFilter } from '#member/shared/lib/records/list-filter.ts'
import { exerciseSearch } from './exercise-search.ts'
import { kindParameter } from './kind-parameter.ts'

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

describe('kindParameter', () => {
  it.each([
    [
      { tipo: 'caminhada', ano: 2025 },
      { search: '', choice: 'walking', year: 2025 },
    ],
    [{ tipo: 'voo' }, { search: '', choice: undefined, year: undefined }],
  ])('%j is %j', (search, filter) => expect(readListFilter(kindParameter, search, '')).toEqual(filter))
})
