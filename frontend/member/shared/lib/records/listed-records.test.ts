import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { findListed, removeListed } from './listed-records.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))

test('removes a record from every list, and returns the ids of the most recently loaded one', () => {
  const client = new QueryClient()
  const pages = (...ids: string[]) => ({ pages: [{ entries: rows(...ids), next: 'x' }], pageParams: [''] })
  client.setQueryData(['list', 'all'], pages('a', 'b', 'c', 'd'), { updatedAt: 1 })
  client.setQueryData(['list', 'search'], pages('b', 'd'), { updatedAt: 2 })
  client.setQueryData(['list', 'other'], pages('x'), { updatedAt: 3 })
  expect(removeListed(client, ['list'], 'b')).toEqual(['b', 'd'])
  expect(client.getQueryData(['list', 'all'])).toEqual(pages('a', 'c', 'd'))
  expect(client.getQueryData(['list', 'search'])).toEqual(pages('d'))
  expect(removeListed(client, ['list'], 'b')).toEqual([])
})

test('removes a record from a list without pages', () => {
  const client = new QueryClient()
  client.setQueryData(['list'], rows('a', 'b'))
  expect(removeListed(client, ['list'], 'a')).toEqual(['a', 'b'])
  expect(client.getQueryData(['list'])).toEqual(rows('b'))
})

test('finds the most recently loaded copy, whatever the pages call their records', () => {
  const client = new QueryClient()
  const named = (name: string) => ({ pages: [{ policies: [{ id: 'a', name }] }], pageParams: [''] })
  client.setQueryData(['list', 'old'], named('old'), { updatedAt: 1 })
  client.setQueryData(['list', 'new'], named('new'), { updatedAt: 2 })
  expect(findListed(client, ['list'], 'a')).toMatchObject({ rows: [{ id: 'a', name: 'new' }], updatedAt: 2 })
  expect(findListed(client, ['list'], 'z')).toBeUndefined()
})
