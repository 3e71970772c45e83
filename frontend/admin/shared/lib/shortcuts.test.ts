import { expect, it } from 'vitest'
import { DEVICE_KEYS } from '#shared/lib/session/device-settings.ts'
import { SHORTCUTS_OFF } from './shortcuts.ts'

it('stores the shortcuts setting under a key that survives a sign-out', () => {
  expect(DEVICE_KEYS).toContain(SHORTCUTS_OFF)
})
