import { describe, expect, it } from 'vitest'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { closedBannerOf } from './closed-banner.ts'

describe('closedBannerOf', () => {
  it('keeps that banner closed, for that member only', () => {
    const storage = fakeStorage()
    const maria = closedBannerOf('maria', () => storage)
    expect(maria.is('consultation-1')).toBe(false)
    maria.close('consultation-1')
    expect(closedBannerOf('maria', () => storage).is('consultation-1')).toBe(true)
    expect(maria.is('consultation-2')).toBe(false)
    expect(closedBannerOf('joao', () => storage).is('consultation-1')).toBe(false)
  })

  it('works without storage', () => {
    const closed = closedBannerOf('maria', () => {
      throw new Error('denied')
    })
    expect(() => closed.close('consultation-1')).not.toThrow()
    expect(closed.is('consultation-1')).toBe(false)
  })
})
