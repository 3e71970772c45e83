import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Rafael Nogueira', 'RN'],
  ['Maria da Silva Souza', 'MS'],
  ['Ângela', 'Â'],
  ['R. Souza', 'RS'],
  ['  élio   (o) ávila ', 'ÉÁ'],
  ['𝒳avier Zé', '𝒳Z'],
  ['Maria de Souza Lima', 'ML'],
  [' ângela  Ó ', 'ÂÓ'],
  ['1234', '?'],
  ['', '?'],
])('%s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
