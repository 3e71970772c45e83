import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { SIGN_OUT_PENDING } from '../session/session.ts'
import { NOTHING_KEPT } from './may-keep-data.ts'
import { restoreKept } from './restore-kept.ts'

afterEach(() => vi.unstubAllGlobals())

it('removes what earlier versions kept as plain text, but neither a sign-out that waits nor settings', async () => {
  const stored = fakeStorage({
    'offline:session': '{"fullName":"Ivo Prado"}',
    'offline:card': '{"number":"7421"}',
    [SIGN_OUT_PENDING]: '1',
    [NOTHING_KEPT]: '1',
    'ui-theme': 'dark',
  })
  vi.stubGlobal('localStorage', stored)
  await restoreKept(createQueryClient())
  expect(Object.keys(stored)).toEqual([SIGN_OUT_PENDING, NOTHING_KEPT, 'ui-theme'])
})
