import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('groups items by their key, in their order', () => {
  const groups = groupBy(['ab', 'c', 'ad', 'ce'], (text) => text[0])
  expect([...groups]).toEqual([
    ['a', ['ab', 'ad']],
    ['c', ['c', 'ce']],
  ])
})
