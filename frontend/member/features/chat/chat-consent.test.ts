import { expect, it } from 'vitest'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { hasConsented, rememberConsent } from './chat-consent.ts'

it('is valid for the member and provider that it was given for', () => {
  const storage = fakeStorage()
  expect(hasConsented(storage, 'maria', 'https://chat.example')).toBe(false)
  rememberConsent(storage, 'maria', 'https://chat.example')
  expect(hasConsented(storage, 'maria', 'https://chat.example')).toBe(true)
  expect(hasConsented(storage, 'joao', 'https://chat.example')).toBe(false)
  expect(hasConsented(storage, 'maria', 'https://other.example')).toBe(false)
})

it('is asked for if storage is blocked', () => {
  const forbidden = {
    getItem: (): string | null => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  }
  expect(() => rememberConsent(forbidden, 'maria', 'x')).not.toThrow()
  expect(hasConsented(forbidden, 'maria', 'x')).toBe(false)
})
