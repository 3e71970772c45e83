import { expect, it } from 'vitest'
import { isInMetres, parseHeightCm } from './height-text.ts'

it.each([
  ['1,65', 165],
  ['1.65', 165],
  ['1,7', 170],
  ['1,15', 115],
  ['0,98', 98],
  ['2,05', 205],
  ['1,655', 165.5],
  [' 1,65 m ', 165],
  ['1m65', 165],
  ['1 m 65', 165],
  ['1m65cm', 165],
])('%j is %d cm in metres', (text, cm) => {
  expect(parseHeightCm(text)).toBe(cm)
  expect(isInMetres(text)).toBe(true)
})

it.each([
  ['165', 165],
  ['165 cm', 165],
  ['170,5', 170.5],
  ['16', 16],
  ['1', 1],
  ['3,65', 3.65],
  ['', Number.NaN],
  ['um e setenta', Number.NaN],
])('%j is %d cm, not in metres', (text, cm) => {
  expect(parseHeightCm(text)).toBe(cm)
  expect(isInMetres(text)).toBe(false)
})
