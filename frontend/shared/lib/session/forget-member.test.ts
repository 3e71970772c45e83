import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage.testing.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
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
  vi.stubGlobal('localStorage', fakeStorage())
  restore()
  expect({ ...localStorage }).toEqual({ 'ui-theme': 'dark' })
})
