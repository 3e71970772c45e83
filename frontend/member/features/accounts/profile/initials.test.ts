import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Maria de Souza Lima', 'ML'],
    ['Cher', 'C'],
    [' ângela  Ó ', 'ÂÓ'],
    ['', ''],
  ])('makes of "%s" the letters "%s"', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })
})
