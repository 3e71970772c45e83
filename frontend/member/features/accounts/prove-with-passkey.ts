import { passkeysApi } from '#shared/lib/api/clients.ts'
import { proveByPasskey } from '#shared/lib/passkeys/prove-by-passkey.ts'

/** Verifies the person's identity with a passkey of the member address. Resolves to false if the person cancels. */
export const proveWithPasskey = () =>
  proveByPasskey({
    offer: () => passkeysApi.proof.options.$post(),
    prove: (json) => passkeysApi.proof.$post({ json }),
  })
