import type { QueryClient } from '@tanstack/react-query'
import { adminAccountsApi, adminPasskeysApi, adminSecondStepApi } from '#shared/lib/api/clients.ts'
import type { ProofWays } from '#shared/ui/fresh-proof/fresh-proof-dialog.tsx'
import { adminSessionQuery } from './admin-session.ts'

/** Resolves to false if the person cancels. */
export async function proveWithPasskey(): Promise<boolean> {
  const { proveByPasskey } = await import('#shared/lib/passkeys/prove-by-passkey.ts')
  return proveByPasskey({
    offer: () => adminPasskeysApi.proof.options.$post(),
    prove: (json) => adminPasskeysApi.proof.$post({ json }),
  })
}

/** How the signed-in administrator can verify their identity: by a factor, or by the password if there is none. */
export function adminProofWays(client: QueryClient): ProofWays {
  const factors = client.getQueryData(adminSessionQuery.queryKey)?.factors ?? []
  return {
    ...(factors.includes('passkey') && { passkey: proveWithPasskey }),
    ...(factors.includes('app') && {
      code: (code: string) => adminSecondStepApi.verify.$post({ json: { code } }),
    }),
    ...(factors.length === 0 && {
      password: (password: string) => adminAccountsApi.password.proof.$post({ json: { password } }),
    }),
  }
}
