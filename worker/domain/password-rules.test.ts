import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { weaknessOf } from './password-rules.ts'

const member = { email: 'Maria.Silva@exemplo.com.br', role: 'member' } as const
const staff = { ...member, role: 'admin' } as const

describe('weaknessOf', () => {
  it.each([
    ['aaaaaa', 'one_character'],
    ['      ', 'one_character'],
    ['😀😀😀😀😀😀', 'one_character'],
    ['maria.silva@exemplo.com.br', 'own_email'],
    ['MARIA.SILVA', 'own_email'],
    ['123456', 'common'],
    ['Password1', 'common'],
    ['QWERTY', 'common'],
    ['viverbem', 'common'],
    ['Viver-Bem 2026!', 'common'],
    ['1carteirinha1', 'common'],
  ] as const)('refuses %s for everybody', (password, weakness) => {
    expect(weaknessOf(password, member)).toBe(weakness)
    expect(weaknessOf(password, staff)).toBe(weakness)
  })

  it('asks administrators for twelve characters, and members for none more', () => {
    expect(weaknessOf('borboletas7', member)).toBeUndefined()
    expect(weaknessOf('borboletas7', staff)).toBe('short_for_staff')
    expect(weaknessOf('borboletas77', staff)).toBeUndefined()
    expect(weaknessOf('borboletas😀', staff)).toBe('short_for_staff')
  })

  it.each(['consulta com bolo', 'maria.silva1', '123456 a', 'aaaaab', ' 123456', 'demonstracao'])(
    'accepts %s',
    (password) => {
      expect(weaknessOf(password, member)).toBeUndefined()
    },
  )
})

describe('the list of common passwords', () => {
  it('holds every one of at least six characters, once', () => {
    const words = COMMON_PASSWORDS.trim().split(/\s/)
    expect(words).toHaveLength(8_205)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toMatch(/^[!-~]{6,}$/)
  })
})
