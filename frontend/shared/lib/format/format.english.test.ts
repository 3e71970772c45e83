import { expect, it } from 'vitest'
import { dayRange, decimal, decimalText, parseDecimal } from './format.ts'

it('writes the first of a month as a number in English', () => {
  expect(dayRange('2026-11-01', '2026-11-07')).toBe('1 – 7 Nov')
  expect(dayRange('2026-11-25', '2026-12-01')).toBe('25 Nov – 1 Dec')
})

it('writes decimals with a point in English', () => {
  expect(decimal(72.5)).toBe('72.5')
  expect([72.5, 70, 1000.25].map(decimalText)).toEqual(['72.5', '70', '1000.25'])
  expect(parseDecimal('72.5')).toBe(72.5)
})
