import { describe, expect, it } from 'vitest'
import { closedBannerOf } from './closed-banner.ts'

function fakeStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('closedBannerOf', () => {
  it('keeps that one closed, for that member alone', () => {
    const storage = fakeStorage()
    const maria = closedBannerOf('maria', () => storage)
    expect(maria.is('visit-1')).toBe(false)
    maria.close('visit-1')
    expect(closedBannerOf('maria', () => storage).is('visit-1')).toBe(true)
    expect(maria.is('visit-2')).toBe(false)
    expect(closedBannerOf('joao', () => storage).is('visit-1')).toBe(false)
  })

  it('does without a storage', () => {
    const closed = closedBannerOf('maria', () => {
      throw new Error('denied')
    })
    expect(() => closed.close('visit-1')).not.toThrow()
    expect(closed.is('visit-1')).toBe(false)
  })
})
