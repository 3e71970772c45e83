import { describe, expect, it } from 'vitest'
import { COMMON_BRAZILIAN_PASSWORDS } from './common-brazilian-passwords.ts'
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
    ['１２３４５６', 'common'],
    [' password', 'common'],
    ['123456 ', 'common'],
    ['\u00a0123456\u3000', 'common'],
    ['qwerty\u200b', 'common'],
    ['pass\u00adword', 'common'],
    ['password\u0000', 'common'],
    ['\u202epassword', 'common'],
    ['pàssword', 'common'],
    ['senha123', 'common'],
    ['Senha\u200b', 'common'],
    ['MUDAR123', 'common'],
    ['Eu te amo', 'common'],
    ['São Paulo', 'common'],
    ['família', 'common'],
    ['Deus é fiel', 'common'],
    ['102030', 'common'],
    ['aaaaaa\u200b', 'one_character'],
    ['\u200b\u200c\u200d\u2060\ufeff\u00ad', 'one_character'],
    [' maria.silva ', 'own_email'],
    ['ｍａｒｉａ.silva', 'own_email'],
  ] as const)('refuses %s for everybody', (password, weakness) => {
    expect(weaknessOf(password, member)).toBe(weakness)
    expect(weaknessOf(password, staff)).toBe(weakness)
  })

  it.each([
    'maria.silva',
    'maria.silva+plano',
    'Maria.Silva@exemplo.com.br',
    'maria.silva+plano@exemplo.com.br',
  ])('refuses %s to maria.silva+plano', (password) => {
    expect(weaknessOf(password, { ...member, email: 'maria.silva+plano@exemplo.com.br' })).toBe('own_email')
  })

  it.each(['Cuidar Mais', 'cuidarmais', 'CUIDAR\u00a0MAIS', ' cuídar-mais 2026!'])(
    'refuses %j, the name of the company',
    (password) => {
      expect(weaknessOf(password, { ...member, companyName: 'Cuidar Mais' })).toBe('company')
      expect(weaknessOf(password, member)).toBeUndefined()
    },
  )

  it('asks administrators for twelve characters, and members for none more', () => {
    expect(weaknessOf('borboletas7', member)).toBeUndefined()
    expect(weaknessOf('borboletas7', staff)).toBe('short_for_staff')
    expect(weaknessOf('borboletas77', staff)).toBeUndefined()
    expect(weaknessOf('borboletas😀', staff)).toBe('short_for_staff')
  })

  it.each(['consulta com bolo', 'maria.silva1', '123456 a', 'aaaaab', 'cuidar mais de mim', 'demonstracao'])(
    'accepts %s',
    (password) => {
      expect(weaknessOf(password, { ...member, companyName: 'Cuidar Mais' })).toBeUndefined()
    },
  )
})

it('the list of common passwords holds every one of at least six characters, once', () => {
  const words = COMMON_PASSWORDS.trim().split(/\s/)
  expect(words).toHaveLength(8_205)
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(word).toMatch(/^[!-~]{6,}$/)
})

it('the Brazilian list holds folded words that the other list does not have, once', () => {
  const words = COMMON_BRAZILIAN_PASSWORDS.trim().split(/\s/)
  expect(new Set(words).size).toBe(words.length)
  const others = new Set(COMMON_PASSWORDS.split(/\s/))
  for (const word of words) {
    expect(word).toMatch(/^[!-~]+$/)
    expect(others.has(word)).toBe(false)
  }
})
