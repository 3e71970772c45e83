import { expect, it } from 'vitest'
import { formatRange } from './format-range.ts'

it.each([
  ['70', '99', null, '70 a 99'],
  ['70', null, null, 'a partir de 70'],
  ['>40', null, null, 'maior que 40'],
  [null, '190', null, 'até 190'],
  [null, '< 190', null, 'menor que 190'],
  ['>4', '<=6', null, 'maior que 4, até 6'],
  [null, null, 'não reagente', 'não reagente'],
  ['30', '60', 'ideal para 18 a 60 anos', '30 a 60 · ideal para 18 a 60 anos'],
  [null, null, null, undefined],
])('%j to %j, %j', (low, high, reference, text) => {
  expect(formatRange({ low, high, reference })).toBe(text)
})
