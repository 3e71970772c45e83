import { passkeysApi } from '#shared/lib/api/clients.ts'
import { proveByPasskey } from '#shared/lib/passkeys/prove-by-passkey.ts'

/** Proves who is there with a passkey of the member address. Resolves to false where the person cancelled. */
export const proveWithPasskey = () =>
  proveByPasskey({
    offer: () => passkeysApi.proof.options.$post(),
    prove: (json) => passkeysApi.proof.$post({ json }),
  })
