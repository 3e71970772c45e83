import { expect, test } from 'vitest'
import { recordBeside } from './use-leave-deleted.ts'

test('picks the record after the deleted one, or the one before if it was last', () => {
  expect(recordBeside('a', ['a', 'b', 'c'])).toBe('b')
  expect(recordBeside('c', ['a', 'b', 'c'])).toBe('b')
  expect(recordBeside('a', ['a'])).toBeUndefined()
  expect(recordBeside('d', ['a', 'b'])).toBeUndefined()
})
