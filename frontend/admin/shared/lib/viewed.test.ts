import { expect, test } from 'vitest'
import type { Viewed } from '#contract/presence.ts'
import { firstFree, following, viewedIds } from './viewed.ts'

const ids = ['a', 'b', 'c', 'd']

test('names the records of one queue that colleagues have open', () => {
  const viewed: Viewed[] = [
    { queue: 'registrations', recordId: 'a', names: ['Ana'] },
    { queue: 'policies', recordId: 'b', names: ['Ana', 'Bia'] },
  ]
  expect([...viewedIds(viewed, 'registrations')]).toEqual(['a'])
  expect([...viewedIds(viewed, 'policies')]).toEqual(['b'])
})

test('begins with the first record that no colleague has open', () => {
  expect({
    'none is open': firstFree(ids, new Set()),
    'the first two are': firstFree(ids, new Set(['a', 'b'])),
    'all are': firstFree(ids, new Set(ids)),
    'an empty list': firstFree([], new Set()),
  }).toEqual({ 'none is open': 'a', 'the first two are': 'c', 'all are': 'a', 'an empty list': undefined })
})

test('goes on with the next record that no colleague has open, and from the start after the last', () => {
  expect({
    'none is open': following(ids, 'b', new Set()),
    'the next one is': following(ids, 'b', new Set(['c'])),
    'all later ones are': following(ids, 'b', new Set(['c', 'd'])),
    'all others are': following(ids, 'b', new Set(['a', 'c', 'd'])),
    'the last record': following(ids, 'd', new Set(['a'])),
    'a record that is not in the list': following(ids, 'x', new Set(['a'])),
    'the only one': following(['a'], 'a', new Set()),
  }).toEqual({
    'none is open': 'c',
    'the next one is': 'd',
    'all later ones are': 'a',
    'all others are': 'c',
    'the last record': 'b',
    'a record that is not in the list': 'b',
    'the only one': undefined,
  })
})
