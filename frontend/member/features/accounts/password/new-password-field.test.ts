import { describe, expect, it } from 'vitest'
import { passwordStrength } from './new-password-field.tsx'

describe('passwordStrength', () => {
  it('returns undefined for a password that is too short', () => {
    expect(passwordStrength('')).toBeUndefined()
    expect(passwordStrength('aB3$x')).toBeUndefined()
  })

  it.each(['123456', '20261117', 'aaaaaaaaaaaaaaaaaa', 'senha123', 'Password1!', 'casinha'])(
    'finds %s weak',
    (password) => {
      expect(passwordStrength(password)).toBe('weak')
    },
  )

  it.each(['girassolazul', 'Girass0l!'])('finds %s fair', (password) => {
    expect(passwordStrength(password)).toBe('fair')
  })

  it.each(['café com pão de queijo', 'minha senha preferida mora no sítio', 'xK9#mQ2$vL'])(
    'finds %s strong',
    (password) => {
      expect(passwordStrength(password)).toBe('strong')
    },
  )
})
