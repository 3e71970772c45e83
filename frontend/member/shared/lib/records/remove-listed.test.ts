import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { removeListed } from './remove-listed.ts'

test('removes a record from every list, and answers the ids of the one that was loaded last', () => {
  const client = new QueryClient()
  const pages = (...ids: string[]) => ({ pages: [{ entries: ids.map((id) => ({ id })) }], pageParams: [''] })
  client.setQueryData(['list', 'all'], pages('a', 'b', 'c', 'd'), { updatedAt: 1 })
  client.setQueryData(['list', 'search'], pages('b', 'd'), { updatedAt: 2 })
  client.setQueryData(['list', 'other'], pages('x'), { updatedAt: 3 })
  expect(removeListed(client, ['list'], 'b')).toEqual(['b', 'd'])
  expect(client.getQueryData(['list', 'all'])).toEqual(pages('a', 'c', 'd'))
  expect(client.getQueryData(['list', 'search'])).toEqual(pages('d'))
  expect(removeListed(client, ['list'], 'b')).toEqual([])
})
