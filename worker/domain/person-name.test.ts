import { expect, it } from 'vitest'
import { isSameName } from './person-name.ts'

it.each([
  ['MARIA DA SILVA', 'Maria da Silva', true],
  ['Jose Goncalves', 'José Gonçalves', true],
  ['Ana Maria', 'Anamaria', true],
  ['Maria Silva', 'Maria Souza', false],
  ['Maria Silva', 'Maria da Silva', false],
  ["Joana D'Arc", 'Joana Darc', false],
  // Vowel signs are not accents.
  ['अनिल', 'अनल', false],
])('%s and %s differ at most in capitals, accents and spaces: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
})
