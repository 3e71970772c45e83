import { expect, it } from 'vitest'
import { profileSearch } from './profile-search.ts'

it('reads the open form from the search, and nothing else', () => {
  expect(profileSearch({ alterar: 'senha' })).toEqual({ alterar: 'senha' })
  expect(profileSearch({ alterar: 'cpf', aba: '1' })).toEqual({})
  expect(profileSearch({})).toEqual({})
})
