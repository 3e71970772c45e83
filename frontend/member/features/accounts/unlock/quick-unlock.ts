import { setLocked } from '#member/shared/lib/vault/keeps-data.ts'
import { makeRing, unlockRing } from '#member/shared/lib/vault/key-ring.ts'
import { answer, passkeysApi } from '#shared/lib/api/clients.ts'
import { localChallenge, verifyPerson } from './verify-person.ts'

/** Locks the kept data with a passkey of the member on this device. Returns whether the member agreed. */
export async function lockData(memberId: string): Promise<boolean> {
  const isLocked = await makeRing(memberId, async (salt) => {
    const verified = await verifyPerson(await answer(passkeysApi.proof.options.$post()), salt)
    if (!verified) return undefined
    // Only the server knows the passkeys of the account.
    await passkeysApi.proof.$post({ json: verified.assertion })
    return { credentialId: verified.assertion.id, secret: verified.secret }
  })
  if (!isLocked) return false
  setLocked(memberId, true)
  return true
}

/**
 * Returns whether the authenticator recognised the person, so that the kept data can be read until the page is closed.
 */
export function unlockData(): Promise<boolean> {
  return unlockRing(async (salt, credentialId) => {
    const verified = await verifyPerson(localChallenge(credentialId), salt)
    return verified && { credentialId, secret: verified.secret }
  })
}
