import { expect, it } from 'vitest'
import { choiceNamed } from './choice-names.ts'

const names = { night: 'noite', nap: 'cochilo' }

it.each([
  ['noite', 'night'],
  ['cochilo', 'nap'],
  ['night', undefined],
  ['toString', undefined],
  [undefined, undefined],
  [1, undefined],
])('%j names %j', (name, choice) => {
  expect(choiceNamed(names, name)).toBe(choice)
})
