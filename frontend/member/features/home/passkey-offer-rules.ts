import type { User } from '#contract/accounts.ts'
import { DAY } from '#domain/duration.ts'
import { tryStorage } from '#shared/lib/storage.ts'

/** Stored per device, without the member's id. A sign-out keeps it: see device-settings.ts. */
export const PASSKEY_OFFER_KEY = 'passkey-offer'
/** How long "Agora não" hides the offer. */
const LATER_DAYS = 90
/** After this many the offer never returns. */
const REFUSALS_MAX = 2

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** When somebody refused on this device, in milliseconds. */
function readRefusals(storage: Kept): number[] {
  return JSON.parse(storage.getItem(PASSKEY_OFFER_KEY) ?? '[]')
}

/** Not on the first day of a membership, which begins with other steps. */
export function mayOfferPasskey(
  { role, decidedAt }: Pick<User, 'role' | 'decidedAt'>,
  now: number,
  storage: () => Kept = () => localStorage,
): boolean {
  if (role !== 'member' || (decidedAt && now < Date.parse(decidedAt) + DAY)) return false
  try {
    const refusals = readRefusals(storage())
    return refusals.length < REFUSALS_MAX && now >= (refusals.at(-1) ?? 0) + LATER_DAYS * DAY
  } catch {
    // Storage is blocked: a refusal would be forgotten.
    return false
  }
}

/** If storage is full, the offer appears again at the next visit. */
export function refusePasskeyOffer(now: number, storage: () => Kept = () => localStorage): void {
  tryStorage(() => storage().setItem(PASSKEY_OFFER_KEY, JSON.stringify([...readRefusals(storage()), now])))
}
