import { expect, test } from 'vitest'
import { recordBeside } from './record-beside.ts'

test('the record after a deleted one is next, or that before the last', () => {
  expect(recordBeside('a', ['a', 'b', 'c'])).toBe('b')
  expect(recordBeside('c', ['a', 'b', 'c'])).toBe('b')
  expect(recordBeside('a', ['a'])).toBeUndefined()
  expect(recordBeside('d', ['a', 'b'])).toBeUndefined()
})
