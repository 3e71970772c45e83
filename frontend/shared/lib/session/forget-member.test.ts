import { beforeEach, expect, it, vi } from 'vitest'

const storage = () => {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    setItem: { value: (key: string, value: string) => Object.assign(entries, { [key]: value }) },
    removeItem: { value: (key: string) => delete entries[key] },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('dispatchEvent', () => true)
})

it('forgets the member, and keeps how the device is used', async () => {
  const { forgetMember } = await import('./forget-member.ts')
  const { SHORTCUTS_OFF } = await import('#admin/shared/lib/shortcuts.ts')
  localStorage.setItem(SHORTCUTS_OFF, '1')
  localStorage.setItem('ui-theme', 'dark')
  localStorage.setItem('draft', 'x')
  sessionStorage.setItem('draft', 'x')
  await forgetMember()
  expect(Object.keys(localStorage)).toEqual([SHORTCUTS_OFF, 'ui-theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
