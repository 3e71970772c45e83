import { expect, it } from 'vitest'
import { givenNameOf } from './given-name.ts'

it.each([
  ['Maria de Souza Lima', 'Maria'],
  ['  Zé   Silva ', 'Zé'],
  ['Ana', 'Ana'],
  ['R. Souza', 'R. Souza'],
  ['É Souza', 'É Souza'],
  ['J. P.', 'J. P.'],
])('the given name of %s is %s', (fullName, name) => {
  expect(givenNameOf(fullName)).toBe(name)
})
