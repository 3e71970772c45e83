import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearOffline, readOffline, saveOffline } from './offline-store.ts'

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
    saveOffline('card', { number: '1' })
    expect(readOffline('card')).toEqual({ number: '1' })
    saveOffline('card', { number: '2' })
    expect(readOffline('card')).toEqual({ number: '2' })
  })

  it('returns null without a value or for an unreadable one', () => {
    expect(readOffline('card')).toBeNull()
    storage.setItem('offline:card', '{')
    expect(readOffline('card')).toBeNull()
  })

  it('clears its own entries only', () => {
    saveOffline('card', 1)
    storage.setItem('ui-theme', 'dark')
    clearOffline()
    expect(readOffline('card')).toBeNull()
    expect(storage.getItem('ui-theme')).toBe('dark')
  })

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => saveOffline('card', 1)).not.toThrow()
    expect(readOffline('card')).toBeNull()
    expect(clearOffline).not.toThrow()
  })
})
