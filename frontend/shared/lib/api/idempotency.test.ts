import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency.ts'

it('keeps the key for a retry, and changes it with the values or after a success', () => {
  const keys = createIdempotencyKeys()
  const first = keys.keyFor({ a: 1 })
  expect(keys.keyFor({ a: 1 })).toBe(first)
  const other = keys.keyFor({ a: 2 })
  expect(other).not.toBe(first)
  keys.reset()
  expect(keys.keyFor({ a: 2 })).not.toBe(other)
})
