import { describe, expect, it } from 'vitest'
import { kindFromSearch } from './exercise-queries.ts'
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
  ])('%j is %j', (search, read) => expect(exerciseSearch(search)).toEqual(read))
})

describe('kindFromSearch', () => {
  it.each([
    ['yoga', 'yoga'],
    ['flying', undefined],
    [undefined, undefined],
  ])('%s is %s', (tipo, kind) => expect(kindFromSearch({ ...(tipo && { tipo }) })).toBe(kind))
})
