import { expect, it } from 'vitest'
import { decimal, decimalText, parseDecimal } from './format.ts'

it('writes decimals with a point in English', () => {
  expect(decimal(72.5)).toBe('72.5')
  expect([72.5, 70, 1000.25].map(decimalText)).toEqual(['72.5', '70', '1000.25'])
  expect(parseDecimal('72.5')).toBe(72.5)
})
