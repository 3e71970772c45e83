import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropKept, keep, readKept } from './kept.ts'

/** Its entries are its own properties, as in a browser's. */
class FakeStorage {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key)
    return typeof value === 'string' ? value : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('what is kept', () => {
  it('comes back with the time at which it was kept', () => {
    vi.setSystemTime('2026-11-24T14:32:00Z')
    keep('card', { number: '1' })
    expect(readKept('card')).toEqual({ value: { number: '1' }, at: Date.parse('2026-11-24T14:32:00Z') })
    vi.useRealTimers()
  })

  it('is nothing where nothing was kept, or something else stands there', () => {
    expect(readKept('card')).toBeUndefined()
    for (const text of ['', '7', 'null', '{', '{"value":1}', '{"value":1,"at":"now"}']) {
      storage.setItem('kept:card', text)
      expect(readKept('card')).toBeUndefined()
    }
  })

  it('goes, and leaves what is not its own', () => {
    keep('card', 1)
    storage.setItem('ui-theme', 'dark')
    dropKept()
    expect(readKept('card')).toBeUndefined()
    expect(storage.getItem('ui-theme')).toBe('dark')
  })

  it('does without a storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => keep('card', 1)).not.toThrow()
    expect(readKept('card')).toBeUndefined()
    expect(dropKept).not.toThrow()
  })
})
