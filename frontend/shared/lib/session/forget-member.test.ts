import { beforeEach, expect, it, vi } from 'vitest'

const storage = () => {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    setItem: { value: (key: string, value: string) => Object.assign(entries, { [key]: value }) },
    getItem: { value: (key: string) => entries[key] ?? null },
    removeItem: { value: (key: string) => delete entries[key] },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('indexedDB', {})
})

it('removes member data and keeps device settings', async () => {
  const { forgetMember } = await import('./forget-member.ts')
  localStorage.setItem('shortcuts-off', '1')
  localStorage.setItem('ui-theme', 'dark')
  localStorage.setItem('draft', 'x')
  sessionStorage.setItem('draft', 'x')
  await forgetMember()
  expect(Object.keys(localStorage)).toEqual(['shortcuts-off', 'ui-theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('restores the device settings after the browser has deleted everything', async () => {
  const { holdDeviceSettings } = await import('./device-settings.ts')
  localStorage.setItem('ui-theme', 'dark')
  localStorage.setItem('draft', 'x')
  const restore = holdDeviceSettings()
  vi.stubGlobal('localStorage', storage())
  restore()
  expect({ ...localStorage }).toEqual({ 'ui-theme': 'dark' })
})
