import { expect, it } from 'vitest'
import { DAY } from '#domain/duration.ts'
import { DEVICE_KEYS } from '#shared/lib/session/device-settings.ts'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { mayOfferPasskey, PASSKEY_OFFER_KEY, refusePasskeyOffer } from './passkey-offer-rules.ts'

const APPROVED = '2026-10-01T12:00:00.000Z'
const NEXT_DAY = Date.parse(APPROVED) + DAY
const maria = { role: 'member', decidedAt: APPROVED } as const

it('begins a day after the approval, and is for members only', () => {
  const storage = fakeStorage()
  expect(mayOfferPasskey(maria, NEXT_DAY - 1, () => storage)).toBe(false)
  expect(mayOfferPasskey(maria, NEXT_DAY, () => storage)).toBe(true)
  expect(mayOfferPasskey({ ...maria, decidedAt: null }, NEXT_DAY, () => storage)).toBe(true)
  expect(mayOfferPasskey({ ...maria, role: 'admin' }, NEXT_DAY, () => storage)).toBe(false)
})

it('returns 90 days after the first refusal, and never after the second', () => {
  const storage = fakeStorage()
  const isOffered = (now: number) => mayOfferPasskey(maria, now, () => storage)
  refusePasskeyOffer(NEXT_DAY, () => storage)
  expect(isOffered(NEXT_DAY + 90 * DAY - 1)).toBe(false)
  expect(isOffered(NEXT_DAY + 90 * DAY)).toBe(true)
  refusePasskeyOffer(NEXT_DAY + 90 * DAY, () => storage)
  expect(isOffered(NEXT_DAY + 3_650 * DAY)).toBe(false)
})

it('is refused for the device, also after a sign-out', () => {
  expect(DEVICE_KEYS).toContain(PASSKEY_OFFER_KEY)
})

it('offers nothing where a refusal cannot be stored', () => {
  const blocked = () => {
    throw new Error('denied')
  }
  expect(mayOfferPasskey(maria, NEXT_DAY, blocked)).toBe(false)
  expect(() => refusePasskeyOffer(NEXT_DAY, blocked)).not.toThrow()
})
