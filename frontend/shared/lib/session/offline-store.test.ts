import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropKept, keep, readKept } from './offline-store.ts'

/** Has its entries as own properties, as a browser's storage does. */
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

describe('the offline store', () => {
  it('returns what was stored', () => {
    keep('card', { number: '1' })
    expect(readKept('card')).toEqual({ number: '1' })
    keep('card', { number: '2' })
    expect(readKept('card')).toEqual({ number: '2' })
  })

  it('returns null without a value or for an unreadable one', () => {
    expect(readKept('card')).toBeNull()
    storage.setItem('kept:card', '{')
    expect(readKept('card')).toBeNull()
  })

  it('clears its own entries only', () => {
    keep('card', 1)
    storage.setItem('ui-theme', 'dark')
    dropKept()
    expect(readKept('card')).toBeNull()
    expect(storage.getItem('ui-theme')).toBe('dark')
  })

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => keep('card', 1)).not.toThrow()
    expect(readKept('card')).toBeNull()
    expect(dropKept).not.toThrow()
  })
})
